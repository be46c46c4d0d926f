import Foundation
import TypedCellsUIKit

/// A stand-in for a view that plays a video. It shows whether it plays.
final class VideoView: UIImageView {
  /// The video. Another one doesn't play by itself.
  var url: URL? { didSet { if url != oldValue { isPlaying = false } } }
  var isPlaying = false { didSet { showState() } }

  convenience init() {
    self.init(frame: .zero)
    contentMode = .center
    backgroundColor = .black
    tintColor = .white
    showState()
  }

  private func showState() {
    image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
  }
}

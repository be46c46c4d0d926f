import Foundation
import TypedCells
import TypedCellsUIKit

/// A button for each link of a message.
final class LinksView: UIStackView {
  let tapped = CellEvent<URL>()
  var urls: [URL] = [] { didSet { if urls != oldValue { showButtons() } } }

  convenience init() {
    self.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    isHidden = true
  }

  private func showButtons() {
    for button in arrangedSubviews { button.removeFromSuperview() }
    for url in urls {
      let button = UIButton(
        type: .system, primaryAction: UIAction { [tapped] _ in tapped.send(url) })
      button.setTitle(url.host, for: .normal)
      addArrangedSubview(button)
    }
    isHidden = urls.isEmpty
  }
}

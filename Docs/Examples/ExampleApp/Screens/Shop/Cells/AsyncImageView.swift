import TypedCellsUIKit

/// Shows a gray area until its picture has arrived.
final class AsyncImageView: UIImageView {
  private var name: String?
  private var loading: Task<Void, Never>?

  convenience init() {
    self.init(frame: .zero)
    contentMode = .center
    clipsToBounds = true
    layer.cornerRadius = 8
    backgroundColor = .secondarySystemBackground
  }

  func show(_ name: String, from images: ImageLoader) {
    guard name != self.name else { return }
    reset()
    self.name = name
    loading = Task { [weak self] in
      let image = await images.image(named: name)
      if !Task.isCancelled { self?.image = image }
    }
  }

  /// Removes the picture, for a cell that is reused.
  func reset() {
    loading?.cancel()
    name = nil
    image = nil
  }
}

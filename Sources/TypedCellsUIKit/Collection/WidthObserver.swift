/// An invisible view as wide as its superview, which notices when the width changes, for example on rotation.
final class WidthObserver: UIView {
  private let widthDidChange: () -> Bool
  private var width: CGFloat

  /// - Parameters:
  ///   - view: the superview.
  ///   - widthDidChange: called during layout. Returns whether it followed the change; otherwise it's called again when
  ///     the view enters a window, or is laid out.
  init(of view: UIView, _ widthDidChange: @escaping () -> Bool) {
    self.widthDidChange = widthDidChange
    width = view.bounds.width
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    isHidden = true
    autoresizingMask = .flexibleWidth
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if bounds.width != width { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let new = bounds.width
    if new != width, widthDidChange() { width = new }
  }
}

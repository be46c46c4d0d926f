/// An invisible view as wide as its superview, which notices when the width changes, for example on rotation.
final class WidthObserver: UIView {
  private let widthDidChange: () -> Void
  private var width: CGFloat

  init(of view: UIView, _ widthDidChange: @escaping () -> Void) {
    self.widthDidChange = widthDidChange
    width = view.bounds.width
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    isHidden = true
    autoresizingMask = .flexibleWidth
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != width else { return }
    width = bounds.width
    widthDidChange()
  }
}

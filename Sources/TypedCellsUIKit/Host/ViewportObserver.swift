/// An invisible view as large as its superview. It notices when the superview gets another size, for example on rotation,
/// and when it enters a window.
final class ViewportObserver: UIView {
  private let viewportDidChange: (_ hasOtherWidth: Bool) -> Bool
  private var size: CGSize
  private var isNewInWindow = false

  /// - Parameters:
  ///   - view: the superview.
  ///   - viewportDidChange: called during layout, after the superview was laid out. Returns whether it followed the change;
  ///     otherwise it's called again when the view enters a window, or is laid out.
  init(of view: UIView, _ viewportDidChange: @escaping (_ hasOtherWidth: Bool) -> Bool) {
    self.viewportDidChange = viewportDidChange
    size = view.bounds.size
    super.init(frame: CGRect(origin: .zero, size: size))
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the superview has the size of which the list knows.
  var isUpToDate: Bool { superview?.bounds.size == size }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    isNewInWindow = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let new = bounds.size
    guard new != size || isNewInWindow, viewportDidChange(new.width != size.width) else { return }
    (size, isNewInWindow) = (new, false)
  }
}

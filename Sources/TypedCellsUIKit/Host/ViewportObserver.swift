/// An invisible view as large as its superview. It's laid out after its superview, and calls a closure then if the superview
/// has another size, for example on rotation, or other insets, or has entered a window, or if the keyboard has moved.
final class ViewportObserver: UIView {
  private let viewportDidChange: (_ hasOtherWidth: Bool) -> Bool
  private var size: CGSize
  private var hasChanged = false
  private var isCalling = false
  #if !os(tvOS)
    private var keyboard: KeyboardObservation?
  #endif

  /// - Parameters:
  ///   - view: the superview.
  ///   - viewportDidChange: returns whether it followed the change; otherwise it's called again when the view enters a window,
  ///     or is laid out.
  init(of view: UIView, _ viewportDidChange: @escaping (_ hasOtherWidth: Bool) -> Bool) {
    self.viewportDidChange = viewportDidChange
    size = view.bounds.size
    super.init(frame: CGRect(origin: .zero, size: size))
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
    #if !os(tvOS)
      keyboard = KeyboardObservation { [weak self] in self?.insetsDidChange() }
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the closure knows of the superview's size and insets.
  var isUpToDate: Bool { !isCalling && !hasChanged && superview?.bounds.size == size }

  func insetsDidChange() {
    hasChanged = true
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { insetsDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let new = bounds.size
    guard !isCalling, new != size || hasChanged else { return }
    // The closure may scroll and lay out, which lays out this view again, and it may change the insets.
    isCalling = true
    hasChanged = false
    if viewportDidChange(new.width != size.width) { size = new } else { hasChanged = true }
    isCalling = false
  }
}

#if !os(tvOS)
  /// An observation of the keyboard that ends with the object.
  private final class KeyboardObservation {
    private let token: any NSObjectProtocol

    init(_ didMove: @escaping @MainActor @Sendable () -> Void) {
      // UIKit posts it on the main thread.
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { didMove() } }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif

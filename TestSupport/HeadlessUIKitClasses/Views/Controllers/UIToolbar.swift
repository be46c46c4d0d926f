/// A bar with buttons, such as the one at the bottom of a navigation controller. A test taps its items by
/// ``UIBarButtonItem/user``.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height of the bar, in points. It has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// Returns the available width, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  /// The items of the bar, from the leading to the trailing edge.
  open var items: [UIBarButtonItem]?

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether the content is visible through the bar.
  open var isTranslucent = true
}

/// A control for increasing and decreasing a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a control. Its size is fixed, so only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: 32)
  }

  override var primaryEvents: Event { .valueChanged }

  /// The value. It's limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  private var current = 0.0

  /// The minimum value.
  open var minimumValue = 0.0 { didSet { value = current } }

  /// The maximum value.
  open var maximumValue = 100.0 { didSet { value = current } }

  /// The size of a step.
  open var stepValue = 1.0

  /// Whether a step beyond one end of the range continues at the other end.
  open var wraps = false

  /// Whether the control sends actions while the value keeps changing.
  open var isContinuous = true
}

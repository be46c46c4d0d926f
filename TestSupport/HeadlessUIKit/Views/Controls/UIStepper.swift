/// A value that goes up and down by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, between the smallest and the largest one.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  private var current = 0.0

  /// The smallest value.
  open var minimumValue = 0.0 { didSet { value = current } }

  /// The largest value.
  open var maximumValue = 100.0 { didSet { value = current } }

  /// How far a step goes.
  open var stepValue = 1.0

  /// Whether the smallest value comes after the largest one.
  open var wraps = false

  /// Whether it goes on while it is touched.
  open var autorepeat = true

  /// Whether it reports values while it is touched.
  open var isContinuous = true
}

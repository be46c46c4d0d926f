/// A value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value, between the smallest and the largest one.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  private var current: Float = 0

  /// The smallest value.
  open var minimumValue: Float = 0 { didSet { value = current } }

  /// The largest value.
  open var maximumValue: Float = 1 { didSet { value = current } }

  /// Whether it reports values while it is dragged.
  open var isContinuous = true

  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?

  /// Sets the value, and sends no action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A slider for choosing a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  override var primaryEvents: Event { .valueChanged }

  /// The value. It's limited to the range from ``minimumValue`` to ``maximumValue``.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  private var current: Float = 0

  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = current } }

  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = current } }

  /// Whether the slider sends actions while the user drags it.
  open var isContinuous = true

  /// The tint colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?

  /// The tint colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?

  /// Sets the value without sending actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

#if os(Linux)
  /// A value between two others.
  @preconcurrency @MainActor
  open class UISlider: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var value: Float {
      get { current }
      set { current = min(max(newValue, minimumValue), maximumValue) }
    }

    private var current: Float = 0

    open var minimumValue: Float = 0 { didSet { value = current } }
    open var maximumValue: Float = 1 { didSet { value = current } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
  }
#endif

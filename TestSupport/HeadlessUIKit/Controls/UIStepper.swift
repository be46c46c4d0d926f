#if os(Linux)
  /// A value that goes up and down by steps.
  @preconcurrency @MainActor
  open class UIStepper: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var value: Double {
      get { current }
      set { current = min(max(newValue, minimumValue), maximumValue) }
    }

    private var current = 0.0

    open var minimumValue = 0.0 { didSet { value = current } }
    open var maximumValue = 100.0 { didSet { value = current } }
    open var stepValue = 1.0
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
  }
#endif

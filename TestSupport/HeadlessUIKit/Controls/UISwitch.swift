#if os(Linux)
  /// A switch that is on or off.
  @preconcurrency @MainActor
  open class UISwitch: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false
    open var onTintColor: UIColor?

    /// Sets the switch, and sends no action: only a finger does.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  }
#endif

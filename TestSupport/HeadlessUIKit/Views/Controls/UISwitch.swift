/// A switch that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the switch is on.
  open var isOn = false

  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?

  /// Sets the switch, and sends no action: only a finger does.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

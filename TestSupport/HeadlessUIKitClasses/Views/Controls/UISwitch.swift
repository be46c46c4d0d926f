/// A switch that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var primaryEvents: Event { .valueChanged }

  /// Whether the switch is on.
  open var isOn = false

  /// The tint colour of the switch while it's on.
  open var onTintColor: UIColor?

  /// Sets the switch without sending actions. Only the user's tap sends actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A switch that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Creates a control. Its size is fixed, so only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }

  override var primaryEvents: Event { .valueChanged }

  /// Whether the switch is on.
  open var isOn = false

  /// The tint colour of the switch while it's on.
  open var onTintColor: UIColor?

  /// Sets the switch without sending actions. Only the user's tap sends actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Performs the actions of a user on a control.
///
/// ```swift
/// let toggle = UISwitch()
/// toggle.user.tap()
/// print(toggle.isOn)  // true
/// ```
@MainActor
public struct ControlUser {
  let control: UIControl

  private var canTouch: Bool { control.isEnabled && control.canBeTouched }

  /// Taps a control. A switch toggles, a stepper increments, a text field becomes the first responder, a button whose menu
  /// is its primary action opens it, and other controls are pressed.
  ///
  /// - Returns: whether the control is enabled and the user can touch it. For a text field, whether it becomes the
  ///   first responder.
  @discardableResult
  public func tap() -> Bool {
    guard canTouch else { return false }
    switch control {
    case let toggle as UISwitch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    case is UIStepper: return increment()
    case let field as UITextField:
      return field.becomeFirstResponder()
    case let button as UIButton where button.showsMenuAsPrimaryAction && button.menu != nil:
      return openMenu() != nil
    default:
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
    }
    return true
  }

  /// Opens the menu of a button: by a tap if the menu is its primary action, or else by a long press.
  ///
  /// - Returns: the menu, or `nil` if the control isn't an enabled button with a menu that the user can touch.
  @discardableResult
  public func openMenu() -> ContextMenuOnScreen? {
    guard let button = control as? UIButton, let menu = button.menu, canTouch else { return nil }
    button.sendActions(for: .menuActionTriggered)
    return ContextMenuOnScreen(menu: menu)
  }

  /// Taps the plus button of a stepper.
  ///
  /// - Returns: whether the control is a stepper that can be incremented, and the user can touch it.
  @discardableResult
  public func increment() -> Bool { step(by: 1) }

  /// Taps the minus button of a stepper.
  ///
  /// - Returns: whether the control is a stepper that can be decremented, and the user can touch it.
  @discardableResult
  public func decrement() -> Bool { step(by: -1) }

  private func step(by direction: Double) -> Bool {
    guard let stepper = control as? UIStepper, canTouch else { return false }
    let next = stepper.value + direction * stepper.stepValue
    let (low, high) = (stepper.minimumValue, stepper.maximumValue)
    let old = stepper.value
    stepper.value =
      !stepper.wraps ? next : next > high ? low : next < low ? high : next
    guard stepper.value != old else { return false }
    stepper.sendActions(for: .valueChanged)
    return true
  }

  /// Drags a slider.
  ///
  /// - Parameter value: the new value, limited to the slider's range.
  /// - Returns: whether the control is an enabled slider that the user can touch.
  @discardableResult
  public func slide(to value: Float) -> Bool {
    guard let slider = control as? UISlider, canTouch else { return false }
    slider.value = value
    slider.sendActions(for: .valueChanged)
    return true
  }

  /// Taps a segment, which selects it.
  ///
  /// - Parameter index: the segment's index.
  /// - Returns: whether the control and the segment are enabled, and the user can touch the control.
  @discardableResult
  public func tapSegment(at index: Int) -> Bool {
    guard let segments = control as? UISegmentedControl, canTouch,
      segments.isEnabledForSegment(at: index)
    else { return false }
    if segments.selectedSegmentIndex != index {
      segments.selectedSegmentIndex = index
      segments.sendActions(for: .valueChanged)
    }
    return true
  }

  /// Types into a text field that is the first responder.
  ///
  /// - Parameter text: the text to append.
  /// - Returns: whether the control is a text field and the first responder, and the delegate allows the change.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard let field = control as? UITextField, field.isFirstResponder else { return false }
    return field.append(text)
  }

  /// Presses the return key while a text field is the first responder. The field's delegate can refuse its effect: the event
  /// `editingDidEndOnExit`, which ends editing if the field has a target for it.
  ///
  /// - Returns: whether the control is a text field and was the first responder.
  @discardableResult
  public func pressReturn() -> Bool {
    guard let field = control as? UITextField, field.isFirstResponder else { return false }
    field.pressReturn()
    return true
  }

  /// Taps the button that clears a text field.
  ///
  /// - Returns: whether the control is an enabled text field with a text and such a button, and the delegate allows it.
  @discardableResult
  public func clear() -> Bool {
    guard let field = control as? UITextField, canTouch, field.clearButtonMode != .never,
      field.text?.isEmpty == false
    else { return false }
    return field.clear()
  }
}

extension UIControl {
  /// Performs the actions of a user on the control.
  public var user: ControlUser { ControlUser(control: self) }
}

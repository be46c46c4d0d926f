/// What a user's finger does to controls.
@MainActor
public struct ControlUser {
  let control: UIControl

  /// Taps a control: a switch flips, a stepper goes up, a text field takes the keyboard, and anything else is pressed.
  ///
  /// - Returns: whether the control reacts to a finger.
  @discardableResult
  public func tap() -> Bool {
    guard control.isEnabled, control.isUserInteractionEnabled, !control.isHidden else {
      return false
    }
    switch control {
    case let toggle as UISwitch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    case let stepper as UIStepper:
      let next = stepper.value + stepper.stepValue
      stepper.value = stepper.wraps && next > stepper.maximumValue ? stepper.minimumValue : next
      stepper.sendActions(for: .valueChanged)
    case let field as UITextField:
      return field.becomeFirstResponder()
    default:
      control.sendActions(for: [.touchDown])
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    return true
  }

  /// Drags a slider.
  ///
  /// - Parameter value: where to; it stops at the slider's ends.
  /// - Returns: whether the control is a slider that reacts to a finger.
  @discardableResult
  public func slide(to value: Float) -> Bool {
    guard let slider = control as? UISlider, slider.isEnabled else { return false }
    slider.value = value
    slider.sendActions(for: .valueChanged)
    return true
  }

  /// Taps a segment, which selects it.
  ///
  /// - Parameter index: the segment.
  /// - Returns: whether the control has it, and reacts to a finger.
  @discardableResult
  public func tapSegment(at index: Int) -> Bool {
    guard let segments = control as? UISegmentedControl, segments.isEnabled,
      (0..<segments.numberOfSegments).contains(index)
    else { return false }
    if segments.selectedSegmentIndex != index {
      segments.selectedSegmentIndex = index
      segments.sendActions(for: .valueChanged)
    }
    return true
  }

  /// Types into a text field that has the keyboard.
  ///
  /// - Parameter text: what is typed at the end.
  /// - Returns: whether the control has the keyboard.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard let field = control as? UITextField, field.isFirstResponder else { return false }
    field.text = (field.text ?? "") + text
    field.sendActions(for: .editingChanged)
    return true
  }
}

extension UIControl {
  /// What a user's finger does to the control.
  public var user: ControlUser { ControlUser(control: self) }
}

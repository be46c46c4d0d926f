public import TypedCells

extension CellEvent {
  /// Creates an event that is sent when the user changes the value of a control.
  ///
  /// ```swift
  /// final class VolumeCell: UITableViewCell, Updatable {
  ///   private let slider = UISlider()
  ///   private(set) lazy var volumeChanged = CellEvent(slider, \.value)
  ///
  ///   func update(viewData volume: Float) { slider.value = volume }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - control: a control in the cell. It doesn't hold the event.
  ///   - events: the control's events that send a value. By default, a changed value, and each change of a text.
  ///   - value: returns the control's value, usually a key path such as `\.isOn`.
  public convenience init<Control: UIControl>(
    _ control: Control, on events: UIControl.Event = [.valueChanged, .editingChanged],
    _ value: @escaping (Control) -> Value
  ) {
    self.init()
    let action = UIAction { [weak self] action in
      if let control = action.sender as? Control { self?.send(value(control)) }
    }
    control.addAction(action, for: events)
  }
}

extension CellEvent<Void> {
  /// Creates an event without a value.
  ///
  /// ```swift
  /// final class BuyCell: UITableViewCell, Updatable {
  ///   private let amount = UITextField()
  ///   private let button = UIButton(type: .system)
  ///   private(set) lazy var bought = CellEvent(button)
  ///   private(set) lazy var submitted = CellEvent(amount)
  ///   private(set) lazy var left = CellEvent(amount, on: .editingDidEnd)
  ///
  ///   func update(viewData price: String) { button.setTitle(price, for: .normal) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - control: a control in the cell. It doesn't hold the event.
  ///   - events: the control's events that send it. By default, its primary action: a tap on a button, and the Return key
  ///     of a text field.
  public convenience init(
    _ control: UIControl, on events: UIControl.Event = .primaryActionTriggered
  ) {
    self.init(control, on: events) { _ in }
  }
}

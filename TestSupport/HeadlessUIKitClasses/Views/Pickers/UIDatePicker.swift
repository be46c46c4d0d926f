/// A control with which the user chooses a date. A test sets it by ``ControlUser/choose(_:)``.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What the user chooses.
  public enum Mode: Int, Sendable {
    /// A time.
    case time

    /// A date.
    case date

    /// A date and a time.
    case dateAndTime

    /// A duration.
    case countDownTimer

    /// A month.
    case yearAndMonth
  }

  /// How the control looks.
  public enum DatePickerStyle: Int, Sendable {
    /// The usual look.
    case automatic

    /// Wheels.
    case wheels

    /// A button that opens a calendar.
    case compact

    /// A calendar.
    case inline
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points: that of the wheels, of a calendar with six weeks, or of a button. These are approximations.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 380)
    case .compact, .automatic: CGSize(width: datePickerMode == .dateAndTime ? 200 : 120, height: 35)
    }
  }

  override var primaryEvents: Event { .valueChanged }

  /// The chosen date, inside the limits.
  open var date: Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Date()

  /// The earliest date, or `nil`.
  open var minimumDate: Date? { didSet { date = chosen } }

  /// The latest date, or `nil`.
  open var maximumDate: Date? { didSet { date = chosen } }

  private func limited(_ date: Date) -> Date {
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// What the user chooses.
  open var datePickerMode = Mode.dateAndTime

  /// The preferred look.
  open var preferredDatePickerStyle = DatePickerStyle.automatic

  /// The look.
  open var datePickerStyle: UIDatePicker.DatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of the control, or `nil` for the current one.
  open var locale: Locale?

  /// The calendar of the control.
  open var calendar: Calendar! = .current

  /// The time zone of the control, or `nil` for that of the calendar.
  open var timeZone: TimeZone?
}

extension ControlUser {
  /// Chooses a date.
  ///
  /// - Parameter date: the date, limited to what the picker offers.
  /// - Returns: whether the control is an enabled date picker that the user can touch.
  @discardableResult
  public func choose(_ date: Date) -> Bool {
    guard let picker = control as? UIDatePicker, picker.isEnabled, picker.canBeTouched else {
      return false
    }
    picker.date = date
    picker.sendActions(for: .valueChanged)
    return true
  }
}

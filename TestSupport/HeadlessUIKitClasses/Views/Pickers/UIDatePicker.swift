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

  /// The distance between the times that the user can choose, in minutes: a divisor of 60 that isn't greater than 30.
  /// Other values count as 1.
  open var minuteInterval: Int {
    get { interval }
    set { interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }
  private var interval = 1

  /// The chosen duration in the mode ``Mode/countDownTimer``, in seconds: less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set { duration = max(0, min(newValue, 86_340)) }
  }
  private var duration: TimeInterval = 0

  /// Returns the time that the user can choose at or before a date.
  fileprivate func offered(_ date: Date) -> Date {
    guard interval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else {
      return date
    }
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let hour = calendar.dateInterval(of: .hour, for: date)?.start ?? date
    let step = Double(interval) * 60
    return hour + (date.timeIntervalSince(hour) / step).rounded(.down) * step
  }

  /// Returns the duration that the user can choose at or before another one: one interval, or a multiple of it.
  fileprivate func offered(_ duration: TimeInterval) -> TimeInterval {
    let step = Double(interval) * 60
    return max((min(duration, 86_340) / step).rounded(.down), 1) * step
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
  /// - Parameter date: the date, limited to what the picker offers. A time between two that it offers is the earlier one.
  /// - Returns: whether the control is an enabled date picker that the user can touch.
  @discardableResult
  public func choose(_ date: Date) -> Bool {
    guard let picker = control as? UIDatePicker, picker.isEnabled, picker.canBeTouched else {
      return false
    }
    picker.date = picker.offered(date)
    picker.sendActions(for: .valueChanged)
    return true
  }
  /// Chooses a duration.
  ///
  /// - Parameter duration: the duration in seconds, limited to what the picker offers. One between two that it offers is
  ///   the shorter one.
  /// - Returns: whether the control is an enabled date picker for durations that the user can touch.
  @discardableResult
  public func choose(duration: TimeInterval) -> Bool {
    guard let picker = control as? UIDatePicker, picker.datePickerMode == .countDownTimer,
      picker.isEnabled, picker.canBeTouched
    else { return false }
    picker.countDownDuration = picker.offered(duration)
    picker.sendActions(for: .valueChanged)
    return true
  }
}

// The formatters that the tests use, and the places and times of pickers, for type checking only.

public struct Calendar: Hashable, Sendable {
  public enum Component: Hashable, Sendable { case hour }

  public static var current: Calendar { fatalError("never run") }
  public var timeZone: TimeZone {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    fatalError("never run")
  }
  public func startOfDay(for date: Date) -> Date { fatalError("never run") }
}

public struct DateInterval: Hashable, Sendable {
  public var start: Date { fatalError("never run") }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) { fatalError("never run") }
  public static var current: Locale { fatalError("never run") }
}

public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) { fatalError("never run") }
  public static var current: TimeZone { fatalError("never run") }
}

open class NumberFormatter: NSObject {
  public enum Style: UInt, Sendable { case none, decimal, currency, percent }

  open var numberStyle: Style {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open var minimumFractionDigits: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open var positivePrefix: String! {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open func string(from number: NSNumber) -> String? { fatalError("never run") }
}

extension Date {
  public struct FormatStyle {
    public struct DateStyle {
      public static var abbreviated: DateStyle { fatalError("never run") }
      public static var complete: DateStyle { fatalError("never run") }
      public static var omitted: DateStyle { fatalError("never run") }
    }

    public struct TimeStyle {
      public static var omitted: TimeStyle { fatalError("never run") }
      public static var shortened: TimeStyle { fatalError("never run") }
    }
  }

  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    fatalError("never run")
  }
}

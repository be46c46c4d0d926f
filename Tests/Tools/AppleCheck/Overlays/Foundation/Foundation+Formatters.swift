// The number objects and formatters that the tests use, for type checking only.

open class NSNumber: NSObject, @unchecked Sendable {
  public init(value: Int) { fatalError("never run") }
  public init(value: Double) { fatalError("never run") }
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

// What Foundation has in Swift besides its headers, as far as lists touch it. It is type-checked against
// and never run.
@_exported import Foundation
@_exported import ObjectiveC

public struct IndexPath: Hashable, Comparable, Sendable {
  public init(indexes: [Int]) { fatalError("never run") }
  public var count: Int { fatalError("never run") }
  public subscript(index: Int) -> Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public static func < (left: IndexPath, right: IndexPath) -> Bool { fatalError("never run") }
}

public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  public init() { fatalError("never run") }
  public init(integer: Int) { fatalError("never run") }
  public init(integersIn range: Range<Int>) { fatalError("never run") }
  public init(_ positions: some Sequence<Int>) { fatalError("never run") }
  public init(arrayLiteral positions: Int...) { fatalError("never run") }
  public mutating func insert(_ position: Int) { fatalError("never run") }
  public func contains(_ position: Int) -> Bool { fatalError("never run") }
  public func makeIterator() -> AnyIterator<Int> { fatalError("never run") }
}

public struct URL: Hashable, Sendable {}

public struct Data: Hashable, Sendable {
  public init() { fatalError("never run") }
}

extension NSAttributedString {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError("never run") }
  }
}

public struct UUID: Hashable, Sendable {
  public init() { fatalError("never run") }
  public var uuidString: String { fatalError("never run") }
}

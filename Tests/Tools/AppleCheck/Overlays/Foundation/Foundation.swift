// The Swift additions to Foundation's headers that lists use, for type checking only.
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

extension NSRange: Hashable {
  public static func == (left: NSRange, right: NSRange) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSNotFound = Int.max
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError("never run") }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSProtocolFromString(_ name: String) -> Protocol? { fatalError("never run") }

public struct IndexPath: Hashable, Comparable, Sendable, MutableCollection, RandomAccessCollection {
  public init(indexes: [Int]) { fatalError("never run") }
  public init(index: Int) { fatalError("never run") }
  public var startIndex: Int { fatalError("never run") }
  public var endIndex: Int { fatalError("never run") }
  public func appending(_ index: Int) -> IndexPath { fatalError("never run") }
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
  @discardableResult
  public mutating func insert(_ position: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    fatalError("never run")
  }
  public mutating func insert(integersIn range: Range<Int>) { fatalError("never run") }
  public var count: Int { fatalError("never run") }
  public func count(in range: Range<Int>) -> Int { fatalError("never run") }
  public var isEmpty: Bool { fatalError("never run") }
  public func contains(_ position: Int) -> Bool { fatalError("never run") }
  public func union(_ other: IndexSet) -> IndexSet { fatalError("never run") }
  public func subtracting(_ other: IndexSet) -> IndexSet { fatalError("never run") }
  public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
    fatalError("never run")
  }
  public func makeIterator() -> AnyIterator<Int> { fatalError("never run") }
}

extension NSAttributedString {
  public convenience init(string: String, attributes: [Key: Any]? = nil) {
    fatalError("never run")
  }
  public func attributes(
    at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> [Key: Any] { fatalError("never run") }

  public struct EnumerationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
  }

  public func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { fatalError("never run") }
}

extension NSMutableAttributedString {
  public func addAttribute(_ key: Key, value: Any, range: NSRange) { fatalError("never run") }
}

extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { fatalError("never run") }
  public func substring(with range: NSRange) -> String { fatalError("never run") }
}

public struct UUID: Hashable, Sendable {
  public init() { fatalError("never run") }
  public init(
    uuid: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    )
  ) { fatalError("never run") }
  public init?(uuidString text: String) { fatalError("never run") }
  public var uuidString: String { fatalError("never run") }
}

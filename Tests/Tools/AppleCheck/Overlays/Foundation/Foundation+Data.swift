// The parts of Foundation's data and coding that this package uses, for type checking only.

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

public struct Data: Hashable, Sendable, DataProtocol, MutableCollection, RangeReplaceableCollection
{
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var atomic: WritingOptions { fatalError("never run") }
  }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var mappedIfSafe: ReadingOptions { fatalError("never run") }
  }

  public init() { fatalError("never run") }
  public init(_ bytes: some Sequence<UInt8>) { fatalError("never run") }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws { fatalError("never run") }
  public func write(to url: URL, options: WritingOptions = []) throws { fatalError("never run") }
  public var startIndex: Int { fatalError("never run") }
  public var endIndex: Int { fatalError("never run") }
  public subscript(position: Int) -> UInt8 {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public subscript(range: Range<Int>) -> Data {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
  where Bytes.Element == UInt8 { fatalError("never run") }
  public func base64EncodedString() -> String { fatalError("never run") }
  public func withUnsafeBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows
    -> Value
  { fatalError("never run") }
}

extension String {
  public init?(data: Data, encoding: Encoding) { fatalError("never run") }
}

extension StringProtocol {
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    fatalError("never run")
  }
}

open class JSONDecoder {
  public init() { fatalError("never run") }
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    fatalError("never run")
  }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var sortedKeys: OutputFormatting { fatalError("never run") }
    public static var withoutEscapingSlashes: OutputFormatting { fatalError("never run") }
  }

  public init() { fatalError("never run") }
  open var outputFormatting: OutputFormatting {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  open func encode(_ value: some Encodable) throws -> Data { fatalError("never run") }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var fragmentsAllowed: ReadingOptions { fatalError("never run") }
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var fragmentsAllowed: WritingOptions { fatalError("never run") }
    public static var sortedKeys: WritingOptions { fatalError("never run") }
    public static var prettyPrinted: WritingOptions { fatalError("never run") }
  }

  public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    fatalError("never run")
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {
    fatalError("never run")
  }
}

open class UserDefaults: NSObject, @unchecked Sendable {
  public init?(suiteName: String?) { fatalError("never run") }
  open class var standard: UserDefaults { fatalError("never run") }
  open func data(forKey name: String) -> Data? { fatalError("never run") }
  open func set(_ value: Any?, forKey name: String) { fatalError("never run") }
}

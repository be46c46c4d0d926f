// The Swift additions to the headers of the module ObjectiveC that this package uses.
@_exported import ObjectiveC

public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public init(_ name: String) { fatalError("never run") }
  public init(stringLiteral name: String) { fatalError("never run") }
  public var description: String { fatalError("never run") }
}

public struct NSZone {}

public func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value {
  fatalError("never run")
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(_ value: Bool) { fatalError("never run") }
  public init(booleanLiteral value: Bool) { fatalError("never run") }
  public var boolValue: Bool { fatalError("never run") }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError("never run") }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError("never run") }

extension NSObject: Hashable, Equatable {
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError("never run") }
}

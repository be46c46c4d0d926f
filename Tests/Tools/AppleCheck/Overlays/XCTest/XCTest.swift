// The parts of XCTest that this package uses, for type checking only.
@_exported public import Foundation

open class XCTestCase: NSObject {
  open func record(_ issue: XCTIssue) { fatalError("never run") }
}

public struct XCTIssue {
  public var compactDescription: String { fatalError("never run") }
  public var sourceCodeContext: XCTSourceCodeContext { fatalError("never run") }
}

open class XCTSourceCodeContext: NSObject {
  open var location: XCTSourceCodeLocation? { fatalError("never run") }
}

open class XCTSourceCodeLocation: NSObject {
  open var fileURL: URL { fatalError("never run") }
  open var lineNumber: Int { fatalError("never run") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError("never run") }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError("never run") }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { fatalError("never run") }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value, _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { fatalError("never run") }

// The parts of Foundation's processes and pipes that this package uses, for type checking only.

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { fatalError("never run") }
  open var environment: [String: String] { fatalError("never run") }
  open var arguments: [String] { fatalError("never run") }
  open var activeProcessorCount: Int { fatalError("never run") }
  open var processIdentifier: Int32 { fatalError("never run") }
  open var operatingSystemVersion: OperatingSystemVersion { fatalError("never run") }
  open var systemUptime: TimeInterval { fatalError("never run") }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }

  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var currentDirectoryURL: URL?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var terminationHandler: (@Sendable (Process) -> Void)?
  open func run() throws { fatalError("never run") }
  open func terminate() { fatalError("never run") }
  open func waitUntilExit() { fatalError("never run") }
  open var isRunning: Bool { fatalError("never run") }
  open var processIdentifier: Int32 { fatalError("never run") }
  open var terminationStatus: Int32 { fatalError("never run") }
  open var terminationReason: TerminationReason { fatalError("never run") }
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError("never run") }
  open var fileHandleForWriting: FileHandle { fatalError("never run") }
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
    fatalError("never run")
  }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() { fatalError("never run") }
  open func unlock() { fatalError("never run") }
}

open class NSMutableDictionary: NSObject {
  open subscript(key: Any) -> Any? {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int
}

public struct Date: Hashable, Comparable, Sendable {
  public init() { fatalError("never run") }
  public static var distantFuture: Date { fatalError("never run") }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError("never run") }
  public init(timeIntervalSince1970: TimeInterval) { fatalError("never run") }
  public init(timeIntervalSinceReferenceDate: TimeInterval) { fatalError("never run") }
  public var timeIntervalSinceNow: TimeInterval { fatalError("never run") }
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError("never run") }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError("never run") }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { fatalError("never run") }
  public static func < (left: Date, right: Date) -> Bool { fatalError("never run") }
  public static func + (date: Date, interval: TimeInterval) -> Date { fatalError("never run") }
  public static func += (date: inout Date, interval: TimeInterval) { fatalError("never run") }
}

open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public static var `default`: Mode { fatalError("never run") }
    public static var common: Mode { fatalError("never run") }
  }

  public class var main: RunLoop { fatalError("never run") }
  public class var current: RunLoop { fatalError("never run") }
  open func run(mode: Mode, before limit: Date) -> Bool { fatalError("never run") }
  open func run(until limit: Date) { fatalError("never run") }
  open func limitDate(forMode mode: Mode) -> Date? { fatalError("never run") }
}

open class Thread: NSObject {
  public class var current: Thread { fatalError("never run") }
  open var threadDictionary: NSMutableDictionary { fatalError("never run") }
  public class func sleep(forTimeInterval interval: TimeInterval) { fatalError("never run") }
  public class var isMainThread: Bool { fatalError("never run") }
}

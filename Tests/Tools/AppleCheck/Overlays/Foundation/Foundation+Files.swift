// The parts of Foundation's files, folders and URLs that this package uses, for type checking only.

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) { fatalError("never run") }
  public init(fileURLWithPath path: String, isDirectory: Bool) { fatalError("never run") }
  public init(fileURLWithPath path: String, relativeTo base: URL?) { fatalError("never run") }
  public init?(string: String) { fatalError("never run") }
  public var path: String { fatalError("never run") }
  public var lastPathComponent: String { fatalError("never run") }
  public var pathExtension: String { fatalError("never run") }
  public var pathComponents: [String] { fatalError("never run") }
  public var standardized: URL { fatalError("never run") }
  public var standardizedFileURL: URL { fatalError("never run") }
  public var absoluteString: String { fatalError("never run") }
  public var host: String? { fatalError("never run") }
  public func appendingPathComponent(_ component: String) -> URL { fatalError("never run") }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    fatalError("never run")
  }
  public func appendingPathExtension(_ pathExtension: String) -> URL { fatalError("never run") }
  public func deletingLastPathComponent() -> URL { fatalError("never run") }
  public func deletingPathExtension() -> URL { fatalError("never run") }
  public mutating func deleteLastPathComponent() { fatalError("never run") }
  public func resolvingSymlinksInPath() -> URL { fatalError("never run") }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    fatalError("never run")
  }
}

public struct URLResourceKey: Hashable, Sendable {
  public static var isDirectoryKey: URLResourceKey { fatalError("never run") }
}

public struct URLResourceValues {
  public var isDirectory: Bool? { fatalError("never run") }
}

public struct FileAttributeType: Hashable, Sendable {
  public static var typeDirectory: FileAttributeType { fatalError("never run") }
  public static var typeRegular: FileAttributeType { fatalError("never run") }
  public static var typeSymbolicLink: FileAttributeType { fatalError("never run") }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static var type: FileAttributeKey { fatalError("never run") }
  public static var size: FileAttributeKey { fatalError("never run") }
  public static var posixPermissions: FileAttributeKey { fatalError("never run") }
}

open class FileManager: NSObject, @unchecked Sendable {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var skipsHiddenFiles: DirectoryEnumerationOptions { fatalError("never run") }
  }

  open class DirectoryEnumerator: NSEnumerator {}

  public class var `default`: FileManager { fatalError("never run") }
  open var temporaryDirectory: URL { fatalError("never run") }
  open var currentDirectoryPath: String { fatalError("never run") }
  open func fileExists(atPath path: String) -> Bool { fatalError("never run") }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { fatalError("never run") }
  open func isExecutableFile(atPath path: String) -> Bool { fatalError("never run") }
  open func contents(atPath path: String) -> Data? { fatalError("never run") }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError("never run") }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { fatalError("never run") }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError("never run") }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError("never run") }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = [], errorHandler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { fatalError("never run") }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError("never run") }
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError("never run") }
  @discardableResult
  open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError("never run") }
  open func removeItem(at url: URL) throws { fatalError("never run") }
  open func removeItem(atPath path: String) throws { fatalError("never run") }
  open func copyItem(at url: URL, to target: URL) throws { fatalError("never run") }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    fatalError("never run")
  }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    fatalError("never run")
  }
}

open class NSEnumerator: NSObject, Sequence, IteratorProtocol {
  open func nextObject() -> Any? { fatalError("never run") }
  public func next() -> Any? { fatalError("never run") }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init?(forReadingAtPath path: String) { fatalError("never run") }
  public convenience init(forWritingTo url: URL) throws { fatalError("never run") }
  public convenience init(forReadingFrom url: URL) throws { fatalError("never run") }
  public class var standardOutput: FileHandle { fatalError("never run") }
  public class var standardError: FileHandle { fatalError("never run") }
  public class var nullDevice: FileHandle { fatalError("never run") }
  @discardableResult
  open func seekToEnd() throws -> UInt64 { fatalError("never run") }
  open func readToEnd() throws -> Data? { fatalError("never run") }
  open func read(upToCount count: Int) throws -> Data? { fatalError("never run") }
  open func readDataToEndOfFile() -> Data { fatalError("never run") }
  open func write(_ data: Data) { fatalError("never run") }
  open func write(contentsOf data: some DataProtocol) throws { fatalError("never run") }
  open func close() throws { fatalError("never run") }
}

open class Stream: NSObject {
  open var streamError: (any Error)? { fatalError("never run") }
  open func open() { fatalError("never run") }
  open func close() { fatalError("never run") }
}

open class OutputStream: Stream {
  public convenience init?(url: URL, append shouldAppend: Bool) { fatalError("never run") }
  open func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
    fatalError("never run")
  }
}

extension Bundle {
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    fatalError("never run")
  }
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory path: String?
  ) -> URL? { fatalError("never run") }
  public var bundleURL: URL { fatalError("never run") }
}

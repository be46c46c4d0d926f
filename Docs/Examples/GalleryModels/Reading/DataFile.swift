import Foundation

/// The text of a data file in UTF-8, before it is parsed.
public struct DataFile {
  /// The maximum size in bytes, far above that of any data file. A larger file is probably the wrong one.
  static let maximumSize = 16 << 20

  /// The file's name or path, as passed to the initializer.
  public let name: String

  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter path: the file's path, absolute or relative to the working directory.
  /// - Throws: a ``DataFileError`` if there is no such file, or its content isn't text.
  public init(path: String) throws(DataFileError) {
    try self.init(url: URL(fileURLWithPath: path), name: path)
  }

  /// Reads one of the files that ship with the models.
  ///
  /// - Parameter name: the file's name without its extension.
  /// - Throws: a ``DataFileError`` if there is no such file.
  public init(shipped name: String) throws(DataFileError) {
    let file = "\(name).json"
    guard let url = Bundle.module.url(forResource: file, withExtension: nil, subdirectory: "Data")
    else { throw DataFileError(file: file, place: nil, problem: "no such file") }
    try self.init(url: url, name: file)
  }

  /// Creates a file from its content.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - name: the file's name in errors.
  /// - Throws: a ``DataFileError`` if the content is empty or isn't UTF-8.
  public init(bytes: [UInt8], name: String) throws(DataFileError) {
    self.name = name
    self.bytes = bytes
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw error("the file is empty; expected an object in JSON")
    }
    if let offset = offsetOfInvalidUTF8(in: bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw error("expected text in UTF-8, found the byte 0x\(byte)", at: offset)
    }
  }

  private init(url: URL, name: String) throws(DataFileError) {
    func error(_ problem: String) -> DataFileError {
      DataFileError(file: name, place: nil, problem: problem)
    }
    guard FileManager.default.fileExists(atPath: url.path) else { throw error("no such file") }
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    guard values?.isDirectory != true else { throw error("expected a file, found a directory") }
    // The number of bytes is limited because the file may be a device without an end.
    guard let handle = try? FileHandle(forReadingFrom: url),
      let content = try? handle.read(upToCount: Self.maximumSize + 1) ?? Data()
    else { throw error("the file cannot be read") }
    guard content.count <= Self.maximumSize else {
      throw error("expected at most \(Self.maximumSize) bytes, found more")
    }
    try self.init(bytes: Array(content), name: name)
  }

  /// Parses the file and returns its top-level value.
  ///
  /// - Throws: a ``DataFileError`` if the content isn't JSON.
  func root() throws(DataFileError) -> DataEntry {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      let found = error.found ?? token(at: error.offset)
      throw self.error("expected \(error.expected), found \(found)", at: error.offset)
    }
    return DataEntry(node: node, path: "", file: self)
  }

  /// Makes an error about this file.
  ///
  /// - Parameters:
  ///   - problem: a description of the expected and the actual value.
  ///   - offset: the offset of the mistake in bytes, or `nil` if the error is about the whole file.
  ///   - path: the JSON path of the mistake.
  func error(_ problem: String, at offset: Int? = nil, path: String = "") -> DataFileError {
    let position = offset.map { TextPosition(offset: $0, in: bytes).description }
    let place = [position, path.isEmpty ? nil : path].compactMap(\.self).joined(separator: ": ")
    return DataFileError(file: name, place: place.isEmpty ? nil : place, problem: problem)
  }

  /// Returns the word or character at an offset, for an error message to quote.
  private func token(at offset: Int) -> String {
    let rest = String(decoding: bytes[offset...].prefix(64), as: UTF8.self)
    guard let first = rest.first else { return "the end of the file" }
    let word = rest.prefix { $0.isLetter || $0.isNumber }.prefix(20)
    let token = word.isEmpty ? rest.prefix(first == "\\" ? 2 : 1) : word
    let isPlain = !token.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isPlain ? "'\(token)'" : String(token).debugDescription
  }
}

/// Returns the offset of the first invalid byte, or `nil` if the text is valid UTF-8.
private func offsetOfInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}

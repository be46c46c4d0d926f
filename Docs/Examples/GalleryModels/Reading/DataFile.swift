import Foundation

/// The text of a data file, checked for everything that does not depend on what it is about.
public struct DataFile {
  /// No data file is as large as this; what is larger was named by mistake.
  static let maximumSize = 16 << 20

  /// The file, as the caller named it.
  public let name: String

  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter path: where the file is, absolute or from the working directory.
  /// - Throws: a ``DataFileError`` when there is no such file, or its content is not a text.
  public init(path: String) throws(DataFileError) {
    try self.init(url: URL(fileURLWithPath: path), name: path)
  }

  /// Reads one of the files that ship with the models.
  ///
  /// - Parameter name: the file's name without its extension.
  /// - Throws: a ``DataFileError`` when there is no such file.
  public init(shipped name: String) throws(DataFileError) {
    let file = "\(name).json"
    guard let url = Bundle.module.url(forResource: file, withExtension: nil, subdirectory: "Data")
    else { throw DataFileError(file: file, place: nil, problem: "no such file") }
    try self.init(url: url, name: file)
  }

  /// Takes a text for a file's content.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - name: what errors are to call the file.
  /// - Throws: a ``DataFileError`` when the content is not a text.
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
    // Reads no more than is wanted: the file may be a device without an end.
    guard let handle = try? FileHandle(forReadingFrom: url),
      let content = try? handle.read(upToCount: Self.maximumSize + 1) ?? Data()
    else { throw error("the file cannot be read") }
    guard content.count <= Self.maximumSize else {
      throw error("expected at most \(Self.maximumSize) bytes, found more")
    }
    try self.init(bytes: Array(content), name: name)
  }

  /// The file's content as a tree to read from.
  ///
  /// - Throws: a ``DataFileError`` when the content is not an object in JSON.
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

  /// An error in this file.
  ///
  /// - Parameters:
  ///   - problem: what was expected, and what came.
  ///   - offset: the place as a number of bytes before it; `nil` for the file as a whole.
  ///   - path: the place as a JSON path.
  func error(_ problem: String, at offset: Int? = nil, path: String = "") -> DataFileError {
    let position = offset.map { TextPosition(offset: $0, in: bytes).description }
    let place = [position, path.isEmpty ? nil : path].compactMap(\.self).joined(separator: ": ")
    return DataFileError(file: name, place: place.isEmpty ? nil : place, problem: problem)
  }

  /// What stands at a place, as far as a message should quote it.
  private func token(at offset: Int) -> String {
    let rest = String(decoding: bytes[offset...].prefix(64), as: UTF8.self)
    guard let first = rest.first else { return "the end of the file" }
    let word = rest.prefix { $0.isLetter || $0.isNumber }.prefix(20)
    let token = word.isEmpty ? rest.prefix(first == "\\" ? 2 : 1) : word
    let isPlain = !token.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isPlain ? "'\(token)'" : String(token).debugDescription
  }
}

/// The offset of the first byte that belongs to no character, or `nil` when the text is sound.
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

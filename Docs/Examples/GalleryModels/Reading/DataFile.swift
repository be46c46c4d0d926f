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
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw error("expected text in UTF-8, found another encoding or a broken file")
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

  /// Decodes the file and returns its top-level value.
  ///
  /// - Throws: a ``DataFileError`` if the content isn't JSON.
  func root() throws(DataFileError) -> DataEntry {
    do {
      let node = try JSONDecoder().decode(JSONNode.self, from: Data(bytes))
      return DataEntry(node: node, path: "", file: self)
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw error(context.debugDescription, path: path(of: context.codingPath))
    } catch {
      throw self.error("expected JSON: \(syntaxProblem() ?? "\(error)")")
    }
  }

  /// Makes an error about this file.
  ///
  /// - Parameters:
  ///   - problem: a description of the expected and the actual value.
  ///   - path: the JSON path of the mistake, empty if the error is about the whole file.
  func error(_ problem: String, path: String = "") -> DataFileError {
    DataFileError(file: name, place: path.isEmpty ? nil : path, problem: problem)
  }

  /// Returns where the syntax is wrong. On Linux, the decoder's error doesn't contain it, but that of `JSONSerialization` does.
  private func syntaxProblem() -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  private func path(of keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

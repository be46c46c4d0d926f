import Foundation

/// A file, usually of the package.
struct SourceFile: Sendable {
  /// The path, relative to the package if the file is in it.
  let path: String
  let url: URL
  let lines: [String]

  /// Reads a file.
  init(_ url: URL, in package: URL) throws {
    let (path, root) = (url.standardizedFileURL.path, package.standardizedFileURL.path + "/")
    self.path = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.hasSuffix("\r") ? $0.dropLast() : $0) }
  }

  /// The module that the file belongs to, by its folder: `Sources/MODULE` or `TestSupport/MODULE`.
  var module: String? {
    let folders = path.split(separator: "/")
    guard folders.count > 2, ["Sources", "TestSupport"].contains(folders[0]) else { return nil }
    return String(folders[1])
  }

  /// Returns the sorted files in a folder and its subfolders, without hidden folders such as `.build`.
  static func urls(in folder: URL, withExtensions extensions: Set<String>) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { extensions.contains($0.pathExtension) }
  }
}

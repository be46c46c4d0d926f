import Foundation

/// A file of the package, or another one.
struct SourceFile: Sendable {
  /// The path from the folder of the package, where the file is in it.
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

  /// The module whose source this is, by its folder: `Sources/MODULE`, `TestSupport/MODULE`.
  var module: String? {
    let folders = path.split(separator: "/")
    guard folders.count > 2, ["Sources", "TestSupport"].contains(folders[0]) else { return nil }
    return String(folders[1])
  }

  /// The files of a folder and those in it, sorted; hidden folders, as those of builds, are left out.
  static func urls(in folder: URL, withExtensions extensions: Set<String>) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
      .map { folder.appendingPathComponent($0) }
      .filter { extensions.contains($0.pathExtension) }
  }
}

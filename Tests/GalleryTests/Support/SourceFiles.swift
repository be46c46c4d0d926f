import Foundation

/// The folder with `Package.swift`.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Returns the Swift files in a folder and its subfolders, without hidden folders such as `.build`.
func swiftFiles(below folder: URL) throws -> [URL] {
  let contents = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
  return try contents.flatMap { item in
    let isFolder = try item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    return isFolder ? try swiftFiles(below: item) : item.pathExtension == "swift" ? [item] : []
  }
}

import Foundation

/// The folder that holds `Package.swift`.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The Swift files in a folder and in those below it, but for what a build has put there.
func swiftFiles(below folder: URL) throws -> [URL] {
  let contents = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
  return try contents.flatMap { item in
    let isFolder = try item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    return isFolder ? try swiftFiles(below: item) : item.pathExtension == "swift" ? [item] : []
  }
}

package import Foundation

/// Calls `body` with a new folder that only this user can read, and deletes the folder afterwards, also if
/// `body` throws.
package func withPrivateFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("compile-cases-\(UUID().uuidString)", isDirectory: true)
  try FileManager.default.createDirectory(
    at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

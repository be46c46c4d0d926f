import Foundation

/// A file that is deleted together with its owner.
final class TemporaryFile {
  private let url: URL

  var path: String { url.path }

  init(_ content: String) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString).json")
    try Data(content.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

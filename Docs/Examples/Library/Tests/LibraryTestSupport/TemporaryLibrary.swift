public import Foundation
public import LibraryStore

/// A file that is deleted with the object.
public final class TemporaryLibrary: Sendable {
  public let path: String
  private let folder: URL

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "library.sqlite").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  public var url: URL { URL(fileURLWithPath: path) }

  public func open(patience: TimeInterval = 5) throws -> BookStore {
    try BookStore(path: path, patience: patience)
  }

  /// Opens the library with generated books.
  @discardableResult
  public func fill(_ count: Int) async throws -> BookStore {
    let store = try open()
    try await store.importBooks(count, from: BookGenerator())
    return store
  }
}

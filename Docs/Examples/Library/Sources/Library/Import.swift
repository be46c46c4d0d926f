import Foundation
import LibraryStore

/// Imports without a screen, and prints how many books are committed: `Library --import FILE TOTAL BATCH`. A test ends this
/// process in the middle.
struct Import {
  let path: String
  let total: Int
  let batchSize: Int

  init(_ arguments: ArraySlice<String>) throws {
    let arguments = Array(arguments)
    guard arguments.count == 3, let total = Int(arguments[1]), let batchSize = Int(arguments[2])
    else { throw CocoaError(.formatting) }
    (path, self.total, self.batchSize) = (arguments[0], total, batchSize)
  }

  func run() async throws {
    let store = try await BookStore.open(path: path)
    try await store.importBooks(total, from: BookGenerator(), batchSize: batchSize) { progress in
      // Not by `print`, which keeps the line in a buffer while the process writes to a pipe.
      FileHandle.standardOutput.write(Data("\(progress.imported)\n".utf8))
    }
  }
}

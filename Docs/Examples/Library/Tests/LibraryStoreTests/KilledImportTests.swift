#if os(Linux) || os(macOS)
  import Foundation
  import GRDB
  import LibraryTestSupport
  import Testing

  @testable import LibraryStore

  struct `An import whose process is killed` {
    @Test(arguments: [1, 2, 4, 7])
    func `has lost nothing that was committed, and contains no half of a batch`(
      commits: Int
    ) async throws {
      let library = try TemporaryLibrary()
      let batch = 2000
      let reported = try await importedUntilKilled(
        library.path, batch: batch, afterCommits: commits)
      #expect(reported >= commits * batch)

      let store = try library.open()
      let count = try await store.importedCount()
      // The process may have committed a batch and not reported it yet.
      #expect(count >= reported)
      #expect(count % batch == 0)
      #expect(count < 200_000)
      try await check(store, contains: count)

      try await store.importBooks(count + 700, from: BookGenerator(), batchSize: batch)
      try await check(store, contains: count + 700)
    }

    /// Checks that the library contains the first generated books and no others, and that SQLite finds no damage.
    private func check(_ store: BookStore, contains count: Int) async throws {
      let books = try await store.pool.read { try Book.order(Column("id")).fetchAll($0) }
      #expect(books == (1...Int64(count)).map { BookGenerator().book($0) })
      #expect(
        try await store.pool.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == [
          "ok"
        ])
      try await store.write { database in  // throws if the search index lacks a book
        try database.execute(
          sql: "INSERT INTO bookText (bookText, rank) VALUES ('integrity-check', 1)")
      }
    }

    /// Imports in another process, and kills it when it has reported some commits.
    ///
    /// - Returns: the number of books that it has reported.
    private func importedUntilKilled(
      _ path: String, batch: Int, afterCommits commits: Int
    ) async throws -> Int {
      // Not a pipe, because reading from one fails if a signal arrives in the meantime.
      let output = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "output")
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      let process = Process()
      process.executableURL = try program
      process.arguments = ["--import", path, "200000", "\(batch)"]
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      while try lines(output).count < commits, process.isRunning {
        try await Task.sleep(for: .milliseconds(2))
      }
      // A batch takes longer, so the process is likely to be in the middle of the next one.
      try await Task.sleep(for: .milliseconds(4 * commits))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      return try #require(try lines(output).last.flatMap { Int($0) })
    }

    /// The complete lines of a file.
    private func lines(_ file: URL) throws -> [Substring] {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// The program is built into the folder of the tests.
    private var program: URL {
      get throws {
        var folder = Bundle.main.bundleURL
        for _ in 0..<4 {
          let program = folder.appending(path: "Library")
          if FileManager.default.isExecutableFile(atPath: program.path) { return program }
          folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
      }
    }
  }
#endif

import Foundation
import LibraryTestSupport
import Testing

@testable import LibraryStore

struct `A problem with the file` {
  private func problem(_ work: () async throws -> Void) async -> LibraryProblem? {
    do {
      try await work()
      return nil
    } catch {
      return error as? LibraryProblem
    }
  }

  @Test func `a file that is no database is damaged`() async throws {
    let library = try TemporaryLibrary()
    try Data(repeating: 0x55, count: 10_000).write(to: library.url)
    let problem = await problem { _ = try library.open() }
    #expect(problem?.kind == .damaged)
    #expect(problem?.message == "The file “library.sqlite” is damaged.")
    #expect(problem?.advice.isEmpty == false)
  }

  @Test func `a file that another program has locked can't be opened`() async throws {
    let library = try TemporaryLibrary()
    let other = try OtherProgram(library)
    try await other.lockNewFile()
    let problem = await problem { _ = try library.open(patience: 0.1) }
    #expect(problem?.kind == .locked)
    #expect(problem?.message == "Another program is using “library.sqlite”.")
    try await other.unlock()
    _ = try library.open()
  }

  @Test func `while another program writes, books are read and can't be changed`() async throws {
    let library = try TemporaryLibrary()
    try await library.fill(10)
    let store = try library.open(patience: 0.1)
    let other = try OtherProgram(library)
    try await other.beginWriting()
    let problem = await problem { try await store.setFavorite(true, 1) }
    #expect(problem?.kind == .locked)
    let snapshot = try await store.snapshot(of: BookQuery())
    #expect(snapshot.groups.flatMap(\.ids).count == 10)
    #expect(try await snapshot.books([1])[1]?.isFavorite == false)
    try await other.unlock()
    try await store.setFavorite(true, 1)
  }

  @Test func `a folder that doesn't exist`() async {
    let problem = await problem { _ = try BookStore(path: "/no-such-folder/library.sqlite") }
    #expect(problem?.kind == .missingFolder)
  }
}

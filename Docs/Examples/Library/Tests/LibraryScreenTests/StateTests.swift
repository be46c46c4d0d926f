import Foundation
import HeadlessUIKit
import LibraryResults
import LibraryScreen
import LibraryShown
import LibraryStore
import LibraryTestSupport
import Testing
import TypedCells

extension Screens {
  /// An import, edits of several tasks and a user who scrolls, all at the same time.
  @MainActor
  struct `Each state on screen` {
    @Test(arguments: [1, 2, 3])
    func `is a state that the database had`(seed: UInt64) async throws {
      let library = try TemporaryLibrary()
      try await library.fill(400)
      let shown = try await library.show { source in
        source.total = 2500
        source.batchSize = 30
      }
      let store = try shown.store
      let recorder = try await StateRecorder(store)
      var check = StateCheck(shown, recorder)

      shown.screen.importButton.user.tap()
      let writers = (0..<2).map { number in
        Task { try await edit(store, seed: seed &* 10 &+ UInt64(number)) }
      }
      var random = Numbers(seed: seed)
      #expect(
        await shown.wait {
          // Between two scrolls, the rows have time to be read.
          if random.number(0..<4) == 0 {
            shown.table.user.scroll(by: CGFloat(random.number(-900..<1100)))
          }
          check.perform()
          return shown.results?.count ?? 0 > 2400 && shown.screen.importBar.isHidden
        })
      for writer in writers { writer.cancel() }
      for writer in writers { _ = await writer.result }
      try await shown.catchUp()
      check.perform()

      #expect(check.problems == [])
      #expect(recorder.state(shown.results?.snapshot?.version ?? -1) != nil)
      // The numbers depend on the machine. Smaller ones would mean that the test sees little.
      #expect(check.versions.count > 5)
      #expect(check.completeScreens > 5)
      print(
        "\(recorder.count) states, \(check.versions.count) of them shown, "
          + "\(check.completeScreens) complete screens compared, "
          + "\(check.rowsInChange) rows compared during reads")
    }

    /// Changes random books until it's cancelled.
    private nonisolated func edit(_ store: BookStore, seed: UInt64) async throws {
      var random = Numbers(seed: seed)
      for edit in 0... {
        try Task.checkCancellation()
        let id = Int64(random.number(1..<400))
        switch edit % 4 {
        case 0: try await store.setFavorite(edit % 8 == 0, id)
        case 1, 2: try await store.setNote("note \(seed)-\(edit)", id)
        default:
          let deleted = try await store.delete([id, id + 1])
          await Task.yield()
          try await store.restore(deleted)
        }
      }
    }
  }
}

/// Random numbers that are the same for a seed.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(_ range: Range<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

import HeadlessList
import Testing
import TypedCells

@MainActor
struct `A handler of a deletion that takes time` {
  @MainActor private final class Notes {
    private(set) var deleted: [String] = []
    func delete(_ note: String) async {
      await Task.yield()
      deleted.append(note)
    }
  }

  private let list = RecordedList(height: 100)
  private let first = RowPath(section: 0, row: 0)

  private func show(_ row: Row<TextCell, String>) -> AnyRow<HeadlessCell>? {
    list.driver.apply { ListSection(id: 0) { row } }
    return list.driver.row(at: first)
  }

  @Test func `is work that starts when the host wants it`() async throws {
    let notes = Notes()
    let row = show(
      Row(TextCell.self, "a").onDelete { note async in await notes.delete(note) })
    #expect(row?.asyncWork(for: .commitEdit, .insert) == nil)
    let work = try #require(row?.asyncWork(for: .commitEdit, .delete))
    #expect(notes.deleted.isEmpty)
    await work()
    #expect(notes.deleted == ["a"])
  }

  @Test func `does nothing after its owner is released`() async throws {
    var deleted: [String] = []
    var owner: Notes? = Notes()
    let row = owner.flatMap { owner in
      show(
        Row(TextCell.self, "a").onDelete(weak: owner) { notes, note async in
          await notes.delete(note)
          deleted += notes.deleted
        })
    }
    let work = try #require(row?.asyncWork(for: .commitEdit, .delete))
    await work()
    owner = nil
    await work()
    #expect(deleted == ["a"])
    #expect(list.driver.send(.commitEdit, toRowAt: first, .delete) == nil)
  }

  @Test(arguments: [true, false])
  func `runs for a host that doesn't wait`(hasOwner: Bool) async {
    let notes = Notes()
    await withCheckedContinuation { continuation in
      let row = Row(TextCell.self, "a")
      _ = show(
        hasOwner
          ? row.onDelete(weak: notes) { notes, note async in
            await notes.delete(note)
            continuation.resume()
          }
          : row.onDelete { note async in
            await notes.delete(note)
            continuation.resume()
          })
      #expect(list.host.commitEdit(ofRowAt: first))
    }
    #expect(notes.deleted == ["a"])
  }

  @Test func `isn't waited for if it takes no time`() {
    let row = show(Row(TextCell.self, "a").onDelete { _ in })
    #expect(row?.asyncWork(for: .commitEdit, .delete) == nil)
    #expect(show(Row(TextCell.self, "a"))?.asyncWork(for: .commitEdit, .delete) == nil)
  }
}

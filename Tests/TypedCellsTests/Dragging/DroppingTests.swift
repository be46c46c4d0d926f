import HeadlessList
import Testing
import TypedCells

private protocol Playable {
  var name: String { get }
}

private struct Tune: Playable, Identifiable, Equatable {
  let id: Int
  var name: String { "song \(id)" }
}

private struct Album: Playable {
  let name: String
}

@MainActor
private final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

@MainActor
struct `Dropping models` {
  private let list = RecordedList(height: 200)
  private let journal = Journal()
  private let first = RowPath(section: 0, row: 0)

  @Test func `onto a row calls the handler with its models and the row's`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "target").onDrop(of: Tune.self, weak: journal) { journal, songs, text in
          journal.note("\(songs.map(\.id)) onto \(text)")
        }
      }
    }
    #expect(list.driver.drop([Tune(id: 1), Tune(id: 2)], ontoRowAt: first) == .move)
    #expect(journal.entries == ["[1, 2] onto target"])
  }

  @Test func `of other types, or none, does nothing`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "target").onDrop(of: Tune.self) { _, _ in Issue.record("accepted") }
        Row(TextCell.self, "other")
      }
    }
    #expect(list.driver.drop([Tune(id: 1), Album(name: "a")], ontoRowAt: first) == .none)
    #expect(list.driver.drop([Album(name: "a")], ontoRowAt: first) == .none)
    #expect(list.driver.drop([], ontoRowAt: first) == .none)
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: RowPath(section: 0, row: 1)) == .none)
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: RowPath(section: 3, row: 0)) == .none)
    #expect(list.driver.drop([Tune(id: 1)], intoSection: 0, at: 0) == .none)
    #expect(list.driver.drop([Tune(id: 1)], intoSection: 7, at: 0) == .none)
  }

  @Test func `calls the first handler that accepts all of them`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "target")
          .onDrop(of: Tune.self) { songs, _ in journal.note("songs \(songs.count)") }
          .onDrop(of: (any Playable).self) { named, _ in
            journal.note(named.map(\.name).joined(separator: ", "))
          }
      }
      .onDrop(of: Album.self) { albums, index in journal.note("albums at \(index)") }
      .onDrop(of: Tune.self, weak: journal) { journal, songs, index in
        journal.note("songs at \(index)")
      }
    }
    list.driver.drop([Tune(id: 1)], ontoRowAt: first)
    list.driver.drop([Tune(id: 1), Album(name: "album")], ontoRowAt: first)
    list.driver.drop([Album(name: "album")], intoSection: 0, at: 1)
    list.driver.drop([Tune(id: 1)], intoSection: 0, at: 0)
    #expect(journal.entries == ["songs 1", "song 1, album", "albums at 1", "songs at 0"])
  }

  @Test func `into an empty section has the index 0, although other rows are shown there`() {
    list.driver.apply {
      ListSection(id: 0) {}
        .whenEmpty { Row(TextCell.self, "drop songs here") }
        .onDrop(of: Tune.self, weak: journal) { journal, _, index in journal.note("at \(index)") }
      ListSection(id: 1) {
        Row(TextCell.self, "a")
      }
      .whenEmpty { Row(TextCell.self, "nothing") }
      .onDrop(of: Tune.self, weak: journal) { journal, _, index in journal.note("at \(index)") }
    }
    list.driver.drop([Tune(id: 1)], intoSection: 0, at: 1)
    list.driver.drop([Tune(id: 1)], intoSection: 1, at: 1)
    #expect(journal.entries == ["at 0", "at 1"])
  }

  @Test func `has the effect that the handler returns`() {
    var effect = DropEffect.copy
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "target")
          .onDrop(of: Tune.self, effect: { songs, _ in songs.count > 1 ? .none : effect }) { _, _ in
            journal.note("dropped")
          }
      }
      .onDrop(
        of: Tune.self, weak: journal, effect: { _, _, index in index == 0 ? .forbidden : .move }
      ) {
        journal, _, index in
        journal.note("at \(index)")
      }
    }
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: first) == .copy)
    #expect(list.driver.drop([Tune(id: 1), Tune(id: 2)], ontoRowAt: first) == .none)
    effect = .forbidden
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: first) == .forbidden)
    #expect(list.driver.drop([Tune(id: 1)], intoSection: 0, at: 0) == .forbidden)
    #expect(list.driver.drop([Tune(id: 1)], intoSection: 0, at: 1) == .move)
    #expect(journal.entries == ["dropped", "at 1"])
  }

  @Test func `does nothing once the owner is deallocated`() {
    final class Owner {}
    var owner: Owner? = Owner()
    if let owner {
      list.driver.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "target").onDrop(of: Tune.self, weak: owner) { _, _, _ in }
        }
        .onDrop(of: Tune.self, weak: owner) { _, _, _ in }
      }
    }
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: first) == .move)
    weak var released: Owner?
    released = owner
    owner = nil
    #expect(released == nil)
    #expect(list.driver.drop([Tune(id: 1)], ontoRowAt: first) == .none)
    #expect(list.driver.drop([Tune(id: 1)], intoSection: 0, at: 0) == .none)
  }
}

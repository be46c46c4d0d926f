import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private struct Note: Identifiable, Equatable {
  let id: String
  let text: String

  init(_ number: Int, _ version: Int = 0) {
    id = "note \(number)"
    text = "\(number), version \(version)"
  }
}

private final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: Note) { lines = [note.text] }
}

/// Changes what a list learns of a query.
@MainActor
private final class AlteredQuery: QueryResults {
  private let query: FakeQuery<Note>
  private let alterChange: (QueryChange<String>) -> QueryChange<String>?
  private let alterRead: (String) -> String

  var onChange: (@MainActor (QueryChange<String>) -> Void)? {
    didSet {
      query.onChange = { [weak self] change in
        guard let self, let change = alterChange(change) else { return }
        sections = query.sections
        onChange?(change)
      }
    }
  }
  private(set) var sections: [QuerySection<String>]

  init(
    _ query: FakeQuery<Note>,
    change: @escaping (QueryChange<String>) -> QueryChange<String>? = { $0 },
    read: @escaping (String) -> String = { $0 }
  ) {
    (self.query, alterChange, alterRead) = (query, change, read)
    sections = query.sections
  }

  func read(_ id: String) -> QueryRead<Note> { query.read(alterRead(id)) }
}

@MainActor
private func examine(
  _ seeds: Range<UInt64>, _ results: @MainActor (FakeQuery<Note>) -> some QueryResults<String, Note>
) async {
  await assertFollowsQuery(seeds: seeds) { number, version in
    Note(number, version)
  } screen: { query in
    let list = ListDriver(host: HeadlessList(height: 300))
    list.follow(sectionsOf: results(query), weak: list) { _, notes in
      for section in notes.sections {
        ListSection(id: section.id) {
          notes.rows(of: section) { note in Row(NoteCell.self, note) }
            .failure { failure in Row(NoteCell.self, Note(-1)).id(failure.id) }
        }
      }
    }
    return list
  } list: {
    $0
  } shown: {
    $0.lines.first
  } expected: {
    $0.text
  }
}

/// Expects that the assertion fails with some words, after at most a number of changes.
@MainActor
private func expect(
  _ words: String, after steps: Int,
  _ results: @MainActor (FakeQuery<Note>) -> some QueryResults<String, Note>
) async {
  await withKnownIssue {
    await examine(0..<20, results)
  } matching: { issue in
    let text = issue.comments.first?.rawValue ?? ""
    // The first line is the content at the beginning.
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.dropFirst()
    let isExpected =
      text.hasPrefix("[list.followsQuery]") && text.contains("`seeds: ") && text.contains(words)
      && (1...steps).contains(lines.count)
    if !isExpected { print(text) }
    return isExpected
  }
}

@MainActor
@Suite struct `The assertion of a followed query` {
  @Test func `passes for a list that follows it`() async { await examine(0..<60) { $0 } }

  @Test func `finds a list that misses a change`() async {
    await expect("it has the rows", after: 1) { query in
      AlteredQuery(
        query,
        change: { [weak query] _ in
          query?.sections.contains { $0.ids.count > 12 } == true ? nil : QueryChange()
        })
    }
  }

  @Test func `finds models that are remembered by position`() async {
    await expect("expected '", after: 2) { query in
      var known: [Int: String] = [:]
      return AlteredQuery(
        query,
        read: { [weak query] id in
          guard let position = query?.sections.flatMap(\.ids).firstIndex(of: id) else { return id }
          known[position] = known[position] ?? id
          return known[position] ?? id
        })
    }
  }

  @Test func `finds a change that doesn't report all models`() async {
    await expect("version 1'", after: 3) { query in
      AlteredQuery(
        query,
        change: { change in
          QueryChange(
            changedIDs: change.changedIDs.map { Set($0.sorted().dropFirst()) },
            changes: change.changes)
        })
    }
  }

  @Test func `finds a list outside a window, and one that follows nothing`() async {
    await withKnownIssue {
      await assertFollowsQuery(seeds: 0..<1) {
        Note($0, $1)
      } screen: { _ in
        ListDriver(host: HeadlessList(height: 300))
      } list: {
        $0
      } shown: {
        $0.lines.first
      } expected: {
        $0.text
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("it has the rows [], expected") }
    }
    await withKnownIssue {
      await assertFollowsQuery(seeds: 0..<1) {
        Note($0, $1)
      } screen: { query in
        let list = ListDriver(host: HeadlessList(height: 0))
        list.follow(query) { note in Row(NoteCell.self, note) }
        return list
      } list: {
        $0
      } shown: {
        $0.lines.first
      } expected: {
        $0.text
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("none of its rows is visible") }
    }
  }
}

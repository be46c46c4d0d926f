import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

/// The random content with which the laws of hosts examine a host.
struct `Random content of hosts` {
  private func content(_ seed: UInt64, limit: Int = 12) -> HostContent {
    var content = HostContent(seed: seed)
    content.replace(limit: limit)
    return content
  }

  @Test func `is the same for a seed`() {
    #expect(content(3).sections == content(3).sections)
    #expect(content(3).sections != content(4).sections)
  }

  @Test func `has none to four sections with and without titles, and rows of all kinds`() {
    let contents = (0..<300).map { content($0) }
    let sections = contents.flatMap(\.sections)
    #expect(Set(contents.map(\.sections.count)) == Set(0...4))
    #expect(Set(sections.map(\.rows.count)) == Set(0...12))
    #expect(Set(sections.map { $0.title == nil }) == [true, false])
    #expect(sections.allSatisfy { $0.title == nil || $0.title == "title \($0.id)" })
    let kinds = sections.flatMap(\.rows).map(\.kind)
    #expect(Set(kinds) == Set(HostRow.Kind.allCases))
    let share = { (kind: HostRow.Kind) in
      Double(kinds.count { $0 == kind }) / Double(kinds.count)
    }
    #expect(share(.plain) > share(.other) && share(.other) > share(.unknown))
  }

  @Test func `identifies each section and each row by another number`() {
    for seed in 0..<50 {
      var content = content(UInt64(seed))
      for _ in 0..<20 { content.edit() }
      let rows = content.sections.flatMap(\.rows).map(\.id)
      #expect(Set(rows).count == rows.count)
      #expect(Set(content.sections.map(\.id)).count == content.sections.count)
    }
  }

  /// The kinds of changes that an edit of a section with three rows makes.
  private func changes(_ edits: Int) -> Set<String> {
    var found: Set<String> = []
    for seed in 0..<UInt64(edits) {
      let before = content(seed, limit: 3)
      var after = before
      after.edit()
      found.formUnion(differences(before.sections, after.sections))
    }
    return found
  }

  private func differences(_ old: [HostSection], _ new: [HostSection]) -> Set<String> {
    var found: Set<String> = []
    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
    if newIDs.count > oldIDs.count { found.insert("more sections") }
    if newIDs.count < oldIDs.count { found.insert("fewer sections") }
    if newIDs != oldIDs, Set(newIDs) == Set(oldIDs) { found.insert("moved sections") }
    for section in new {
      guard let was = old.first(where: { $0.id == section.id }) else { continue }
      if section.title != was.title {
        found.insert(section.title == nil ? "removed title" : "other title")
      }
      let (oldRows, newRows) = (was.rows, section.rows)
      let oldRowIDs = oldRows.map(\.id)
      if let last = oldRowIDs.last, oldRowIDs.count > 1, !newRows.contains(where: { $0.id == last })
      {
        found.insert("removed last row")
      }
      if let first = oldRowIDs.first, !newRows.contains(where: { $0.id == first }) {
        found.insert("removed first row")
      }
      for (index, row) in newRows.enumerated() {
        guard let before = oldRows.first(where: { $0.id == row.id }) else {
          let isOld = old.contains { $0.rows.contains { $0.id == row.id } }
          if old.contains(where: { $0.rows.count > 1 && $0.rows.last?.id == row.id }) {
            found.insert("last row of another section")
          }
          let place = index == 0 ? "first" : index == newRows.count - 1 ? "last" : "middle"
          found.insert(isOld ? "row from another section" : "new \(place) row")
          continue
        }
        if before.kind != row.kind { found.insert("other kind") }
        if before.version != row.version {
          found.insert(
            before.id == oldRowIDs.last && oldRowIDs.count > 1
              ? "other version of the last row" : "other version")
        }
        if before.kind != row.kind, before.version == row.version { found.insert("same version") }
      }
    }
    return found
  }

  @Test func `changes in all ways, at both ends`() {
    #expect(
      changes(2_000) == [
        "more sections", "fewer sections", "moved sections", "removed title", "other title",
        "removed first row", "removed last row", "new first row", "new middle row", "new last row",
        "row from another section", "last row of another section", "other kind", "other version",
        "other version of the last row",
      ])
  }

  @Test func `begins with a section if there is none`() {
    var content = HostContent(seed: 0)
    content.edit()
    #expect(!content.sections.isEmpty)
    content.clear()
    #expect(content.sections.isEmpty && content.paths.isEmpty)
  }

  @Test func `finds the row at a path`() {
    let content = HostContent(rowCount: 3)
    #expect(content.paths == (0..<3).map { RowPath(section: 0, row: $0) })
    #expect(content.paths.compactMap { content.row(at: $0)?.id } == [1, 2, 3])
    #expect(content.paths.compactMap { content.row(at: $0)?.kind } == [.plain, .plain, .plain])
    #expect(content.row(at: RowPath(section: 0, row: 3)) == nil)
    #expect(content.row(at: RowPath(section: 1, row: 0)) == nil)
    #expect(content.row(at: RowPath(section: 0, row: 0))?.text == "row 1, version 0")
  }
}

private final class LineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class OtherLineCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// The random steps with which the laws of hosts examine a host.
@MainActor
struct `A random stream for hosts` {
  private var bench: HostBench<HeadlessList> {
    HostBench(
      makeHost: { HeadlessList(height: 10 * HeadlessList.lineHeight) },
      cells: (LineCell.self, OtherLineCell.self), reading: { $0.lines.joined() },
      scrolling: { $0.scroll(to: $1) })
  }

  @Test func `lets the host settle after rows were shown and after each scroll`() {
    var settled = 0
    let bench = HostBench(
      makeHost: { FaultyList() }, cells: (PlainCell.self, OtherCell.self), reading: { $0.text },
      scrolling: { $0.scroll(to: $1) }, settling: { _ in settled += 1 })
    let trial = HostTrial(bench, rowCount: 20)
    #expect(settled == 1)
    trial.scroll(to: RowPath(section: 0, row: 10))
    #expect(settled == 2)
  }

  @Test func `animates some changes and performs others at once`() {
    let bench = HostBench(
      makeHost: { FaultyList() }, cells: (PlainCell.self, OtherCell.self),
      reading: { $0.text }, scrolling: { $0.scroll(to: $1) })
    let trial = HostTrial(bench, seed: 6)
    for step in 1...60 { _ = trial.takeStep(isFirst: step == 1) }
    #expect(Set(trial.host.animations) == [true, false])
  }

  private static let kinds = [
    "other content", "a change", "two changes in a row", "a refresh", "a selection", "a scroll",
  ]

  @Test func `changes, refreshes, selects and scrolls, and a correct host has no problem`() {
    var kinds: Set<String> = []
    for seed in 0..<20 {
      let trial = HostTrial(bench, seed: UInt64(seed))
      for step in 1...60 {
        let words = trial.takeStep(isFirst: step == 1)
        trial.settle()
        #expect(trial.problems.isEmpty)
        let kind = Self.kinds.first { words.hasPrefix($0) }
        if let kind { kinds.insert(kind) }
      }
      #expect(trial.asked == trial.completed)
    }
    #expect(kinds == Set(Self.kinds))
  }
}

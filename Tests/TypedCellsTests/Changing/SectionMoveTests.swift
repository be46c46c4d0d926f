import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Sections that move in hosts that can't move all of them.
@MainActor
struct `Section moves` {
  /// Random sections of rows. A row has the same identity in each section.
  private func content(using random: inout SeededGenerator) -> [(id: Int, rows: [Int])] {
    var rows = (0..<12).shuffled(using: &random)[...]
    let count = Int.random(in: 0...6, using: &random)
    return (0..<7).shuffled(using: &random).prefix(count).map { id in
      let own = rows.prefix(Int.random(in: 0...3, using: &random))
      rows = rows.dropFirst(own.count)
      return (id, Array(own))
    }
  }

  @Test(arguments: [SectionMoves.all, .withRows, .oneWithRows], 0..<100 as Range<UInt64>)
  func `in random changes are those that the host can perform, and each step has the right rows`(
    moves: SectionMoves, seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let host = MovingHost(moves)
    let list = ListDriver(host: host)
    for step in 0..<20 {
      let content = content(using: &random)
      list.apply(
        content.map { section in
          ListSection(id: section.id) {
            for row in section.rows { Row(NumberCell.self, row).id(row) }
          }
        })
      #expect(host.steps <= 3, "seed \(seed), step \(step)")
      #expect(host.mistakes.isEmpty, "seed \(seed), step \(step)")
      #expect(host.contents.map(\.rows) == content.map(\.rows), "seed \(seed), step \(step)")
      guard host.mistakes.isEmpty else { return }
      host.steps = 0
    }
  }

  @Test func `of several sections delete and insert the fewest in one batch`() {
    let host = MovingHost(.oneWithRows)
    let list = ListDriver(host: host)
    func apply(_ ids: [Int], rows: Int = 1) -> [String] {
      host.batches = []
      list.apply(
        ids.map { id in
          ListSection(id: id) { for row in 0..<rows { Row(NumberCell.self, row).id(row) } }
        })
      return host.batches
    }
    _ = apply([1, 2, 3, 4, 5])
    #expect(apply([1, 4, 2, 3, 5]) == ["move section 3 → 1"])
    // Either 2 and 3 stay, or 4 does, besides 1 and 5.
    #expect(apply([1, 2, 5, 4, 3], rows: 2).count == 1)
    #expect(host.deletedSectionCount == 2)
    #expect(apply([5, 1, 2, 4, 3]).last == "move section 2 → 0")
    #expect(host.batches.count == 2)
  }

  @Test func `of an empty section delete and insert it`() {
    for moves in [SectionMoves.withRows, .oneWithRows] {
      let host = MovingHost(moves)
      let list = ListDriver(host: host)
      func apply(_ ids: [Int]) {
        host.batches = []
        list.apply(
          ids.map { id in ListSection(id: id) { if id != 2 { Row(NumberCell.self, id).id(id) } } })
      }
      apply([0, 1, 2, 3])
      apply([2, 0, 1, 3])
      #expect(host.batches == ["delete section 2, insert section 0"])
    }
  }

  @Test func `keep the selection of sections that are deleted and inserted`() {
    let host = NotingHost()
    host.losesSelection = true
    host.sectionMoves = .oneWithRows
    let list = ListDriver(host: host)
    func apply(_ ids: [Int]) {
      list.apply(ids.map { id in ListSection(id: id) { Row(NumberCell.self, id).id(id) } })
    }
    apply([0, 1, 2, 3, 4])
    list.select(1)
    list.select(4)
    apply([4, 3, 2, 1, 0])
    #expect(list.selectedModels(as: Int.self) == [4, 1])
  }
}

/// A host that notes whether each step of a change has the rows that its changes promise.
private final class MovingHost: ListHost {
  typealias Cell = HeadlessCell

  let sectionMoves: SectionMoves
  private weak var list: ListEngine<MovingHost>?
  private(set) var contents: [(section: RowIdentity, rows: [Int])] = []
  private(set) var mistakes: [String] = []
  var steps = 0
  var batches: [String] = []
  private(set) var deletedSectionCount = 0

  init(_ moves: SectionMoves) { sectionMoves = moves }

  var visibleCells: [VisibleCell<HeadlessCell>] { [] }
  func attach(to list: ListEngine<MovingHost>) { self.list = list }
  func register(_ registration: CellRegistration<HeadlessCell>) {}
  func reload() { contents = current }
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func makeEmptyCell() -> HeadlessCell { HeadlessCell() }

  private var current: [(section: RowIdentity, rows: [Int])] {
    (list?.sections ?? []).map { section in
      (
        section.identity,
        (0..<section.rows.count).compactMap { section.rows[$0].model as? Int }
      )
    }
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let old = contents
    commit()
    contents = current
    let batch = BatchUpdate(changes)
    steps += 1
    deletedSectionCount = batch.deletedSections.count
    batches.append("\(batch)")
    mistakes += batch.problems(from: old.map(\.rows.count), to: contents.map(\.rows.count))
      .map(\.description)
    var mapping = PathMapping(changes)
    for (section, content) in old.enumerated() {
      if let position = mapping.newPosition(ofSection: section),
        contents[position].section != content.section
      {
        mistakes.append("section \(section) in \(batch)")
      }
      for (row, number) in content.rows.enumerated() {
        guard let path = mapping.newPath(of: RowPath(section: section, row: row)) else { continue }
        if contents[path.section].rows[path.row] != number {
          mistakes.append("row \(section).\(row) in \(batch)")
        }
      }
    }
    let emptyMoves = batch.movedSections.filter {
      old[$0.old].rows.isEmpty || contents[$0.new].rows.isEmpty
    }
    if sectionMoves != .all, !emptyMoves.isEmpty { mistakes.append("an empty section moves") }
    if sectionMoves == .oneWithRows, batch.movedSections.count > 1 {
      mistakes.append("several sections move")
    }
    completion()
  }
}

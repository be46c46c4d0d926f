import HeadlessList
import Testing

@testable import TypedCells

private final class Tally {
  var count = 0
}

/// An identity that counts how often it is hashed and compared.
private struct CountedID: Hashable {
  let number: Int
  let tally: Tally

  func hash(into hasher: inout Hasher) {
    tally.count += 1
    hasher.combine(number)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.tally.count += 1
    return left.number == right.number
  }
}

private struct Song: Equatable {
  let id: CountedID
}

private final class SongCell: HeadlessCell, Updatable {
  func update(viewData song: Song) { lines = ["\(song.id.number)"] }
}

/// A list with as many rows in groups of rows made on demand, whose identities are read again for each look-up.
@MainActor
private func makeList(_ rowCount: Int, _ tally: Tally) -> ListDriver<HeadlessList> {
  let list = ListDriver(host: HeadlessList(height: 100))
  list.selectionMode = .multiple
  list.apply {
    ListSection(id: "a") {
      LazyRows((0..<rowCount / 2).map { Song(id: CountedID(number: $0, tally: tally)) }, id: \.id) {
        Row(SongCell.self, $0)
      }
    }
    ListSection(id: "b") {
      Row(FolderCell.self, Folder("folder")).children(initiallyExpanded: true) {
        LazyRows(
          (rowCount / 2..<rowCount).map { Song(id: CountedID(number: $0, tally: tally)) }, id: \.id
        ) {
          Row(SongCell.self, $0)
        }
      }
    }
  }
  return list
}

@MainActor
struct `Many look-ups` {
  /// The number of hashes and comparisons for as many calls as there are rows.
  private func cost(
    _ rowCount: Int, selectingAll: Bool, _ call: (ListDriver<HeadlessList>, CountedID) -> Void
  ) -> Int {
    let tally = Tally()
    let list = makeList(rowCount, tally)
    if selectingAll { list.selectAll() }
    tally.count = 0
    for number in 0..<rowCount { call(list, CountedID(number: number, tally: tally)) }
    return tally.count
  }

  private func expectNearlyLinear(
    selectingAll: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ call: (ListDriver<HeadlessList>, CountedID) -> Void
  ) {
    let small = cost(500, selectingAll: selectingAll, call)
    let large = cost(1_000, selectingAll: selectingAll, call)
    #expect(Double(large) < 2.3 * Double(small), sourceLocation: sourceLocation)
    #expect(large < 40 * 1_000, sourceLocation: sourceLocation)
  }

  @Test func `of paths read each identity a few times, not once for each call`() {
    expectNearlyLinear { list, id in #expect(list.paths(of: id).count == 1) }
  }

  @Test func `of rows to select, deselect and scroll to read each identity a few times`() {
    expectNearlyLinear { list, id in #expect(list.select(id)) }
    expectNearlyLinear { list, id in
      list.select(id)
      #expect(list.isSelected(id))
      list.deselect(id)
    }
    expectNearlyLinear { list, id in #expect(list.scroll(to: id)) }
  }

  @Test func `of selected rows read each identity a few times`() {
    expectNearlyLinear { list, id in #expect(!list.isSelected(id)) }
    expectNearlyLinear(selectingAll: true) { list, id in #expect(list.isSelected(id)) }
  }

  @Test func `of rows to reveal read each identity a few times`() {
    expectNearlyLinear { list, id in #expect(list.reveal(id)) }
  }

  @Test func `of several rows in one call read each identity a few times`() {
    let costs = [500, 1_000].map { rowCount in
      let tally = Tally()
      let list = makeList(rowCount, tally)
      tally.count = 0
      #expect(list.select(ids: (0..<rowCount).map { CountedID(number: $0, tally: tally) }))
      list.deselect(ids: (0..<rowCount).map { CountedID(number: $0, tally: tally) })
      return tally.count
    }
    #expect(Double(costs[1]) < 2.3 * Double(costs[0]) && costs[1] < 20_000)
  }

  @Test func `use the same index until the content changes`() {
    let tally = Tally()
    let list = makeList(10, tally)
    let (shown, outlines) = (list.engine.shownIndex, list.engine.outlineIndex)
    for number in 0..<10 {
      _ = list.paths(of: CountedID(number: number, tally: tally))
      _ = list.isExpanded(CountedID(number: number, tally: tally))
      _ = list.parent(ofRowAt: RowPath(section: 1, row: number % 6))
    }
    list.expand("folder")
    #expect(list.engine.shownIndex === shown && list.engine.outlineIndex === outlines)
    list.collapse("folder")
    #expect(list.engine.shownIndex !== shown && list.engine.outlineIndex === outlines)
    list.apply { ListSection(id: 0) { Row(TextCell.self, "other").id(1) } }
    #expect(list.engine.outlineIndex !== outlines)
    #expect(list.paths(of: 1) == [RowPath(section: 0, row: 0)])
  }

  @Test func `find all rows of an identity, in their order, before and after there is an index`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply {
      for section in 0..<50 {
        ListSection(id: section) {
          Row(TextCell.self, "add").id("add")
          LazyRows(0..<section % 3, id: \.self) { Row(TextCell.self, "\($0)") }
          Row(TextCell.self, "\(section)").id(section)
          Row(TextCell.self, "without an identity")
        }
      }
    }
    for _ in 0..<3 {
      #expect(list.paths(of: "add") == (0..<50).map { RowPath(section: $0, row: 0) })
      for number in 0..<3 {
        #expect(
          list.paths(of: number)
            == list.paths { $0.identity == RowIdentity(number) })
      }
      #expect(list.paths(of: "other") == [])
      #expect(list.paths(of: RowPath(section: 0, row: 0)) == [])
    }
    #expect(list.engine.shownIndex.isMade)
  }

  @Test func `of one row need no index`() {
    let tally = Tally()
    let list = makeList(100, tally)
    #expect(list.paths(of: CountedID(number: 60, tally: tally)) == [RowPath(section: 1, row: 11)])
    #expect(!list.engine.shownIndex.isMade)
  }

  @Test func `of a text don't read groups of rows with numbers`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a")
        LazyRows(0..<(Int.max - 1), id: \.self) { Row(TextCell.self, "\($0)") }
      }
    }
    for _ in 0..<3 { #expect(list.paths(of: "a") == [RowPath(section: 0, row: 0)]) }
  }
}

@MainActor
struct `Rows in deep outlines` {
  /// Rows that are nested in each other, the innermost of which is number 0.
  private func chain(_ depth: Int) -> Row<FolderCell, Folder> {
    var row = Row(FolderCell.self, Folder("0"))
    for number in 1..<depth {
      let child = row
      row = Row(FolderCell.self, Folder("\(number)")).children { child }
    }
    return row
  }

  @Test func `are revealed, and have their parents`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    list.apply { ListSection(id: 0) { chain(100) } }
    #expect(list.reveal("0"))
    #expect(list.rowCount(in: 0) == 100)
    for row in 0..<100 {
      let parent = row > 0 ? RowPath(section: 0, row: row - 1) : nil
      #expect(list.parent(ofRowAt: RowPath(section: 0, row: row)) == parent)
      #expect(list.isExpanded("\(row)") == (row > 0))
    }
    #expect(list.parent(ofRowAt: RowPath(section: 0, row: 100)) == nil)
    #expect(list.parent(ofRowAt: RowPath(section: 1, row: 0)) == nil)
  }

  @Test func `are expanded and collapsed together in one change`() {
    let list = ListDriver(host: HeadlessList(height: 100))
    let changes = Count()
    list.onExpansionChange(weak: changes) { $0.count += 1 }
    list.apply {
      ListSection(id: 0) {
        for number in 0..<4 {
          Row(FolderCell.self, Folder("\(number)")).children {
            Row(FolderCell.self, Folder("child of \(number)"))
          }
        }
      }
    }
    list.expand(ids: ["0", "2", "5"])
    #expect(list.expandedModels(as: Folder.self).map(\.id) == ["0", "2"])
    list.collapse(ids: ["0", "1"])
    #expect(list.expandedModels(as: Folder.self).map(\.id) == ["2"])
    #expect(changes.count == 2)
  }
}

@MainActor
private final class Count {
  var count = 0
}

import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
struct `The edits of a table` {
  private struct Letters: Identifiable, Equatable, DiffableSection {
    let id: Int
    var rows: [Letter]
  }

  private struct Letter: Identifiable, Equatable, Diffable {
    let id: Int
  }

  private enum Element: Hashable {
    case header(Int)
    case row(Int)
  }

  private func flat(_ sections: [Letters]) -> [Element] {
    sections.flatMap { section in
      [.header(section.id)] + section.rows.map { .row($0.id) }
    }
  }

  private func positions(_ sections: [Letters]) -> FlatPositions {
    FlatPositions(
      sections.map {
        FlatPositions.Section(hasHeader: true, rowCount: $0.rows.count, hasFooter: false)
      })
  }

  private func random(_ random: inout SystemRandomNumberGenerator) -> [Letters] {
    var ids = Array(0..<12).shuffled(using: &random)
    return [0, 1, 2, 3].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).map {
      let count = Int.random(in: 0...4, using: &random)
      let rows = ids.prefix(count).map { Letter(id: $0) }
      ids.removeFirst(min(count, ids.count))
      return Letters(id: $0, rows: rows)
    }
  }

  @Test func `make the old list the new one`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let (old, new) = (random(&generator), random(&generator))
      var before = old
      for stage in SectionedChangeSet(from: old, to: new).stages() {
        let after = stage.content
        let edits = TableEdits(stage.changes, from: positions(before), to: positions(after))
        var list = flat(before)
        for position in edits.removed.reversed() { list.remove(at: position) }
        for move in edits.moves { list.insert(list.remove(at: move.old), at: move.new) }
        let final = flat(after)
        for position in edits.inserted where position <= list.count {
          list.insert(final[position], at: position)
        }
        #expect(list == final, "from \(old) to \(new)")
        var notes: [Element?] = flat(before)
        edits.apply(to: &notes)
        let kept = final.indices.map { edits.inserted.contains($0) ? nil : final[$0] }
        #expect(notes == kept, "from \(old) to \(new)")
        before = after
      }
    }
  }

  @Test func `move a row instead of inserting it`() {
    let old = [Letters(id: 0, rows: [1, 2, 3].map { Letter(id: $0) })]
    let new = [Letters(id: 0, rows: [3, 1, 2].map { Letter(id: $0) })]
    let edits = TableEdits(
      SectionedChanges(from: old, to: new), from: positions(old), to: positions(new))
    #expect(edits.removed.isEmpty)
    #expect(edits.inserted.isEmpty)
    #expect(edits.moves == [TableEdits.Move(old: 3, new: 1)])
  }

  @Test func `remove and insert rows if very many move`() {
    let old = [Letters(id: 0, rows: (0..<1_000).map { Letter(id: $0) })]
    let new = [Letters(id: 0, rows: (0..<1_000).reversed().map { Letter(id: $0) })]
    let edits = TableEdits(
      SectionedChanges(from: old, to: new), from: positions(old), to: positions(new))
    #expect(edits.moves.isEmpty)
    #expect(edits.removed.count == edits.inserted.count)
    #expect(edits.removed.count > 200)
  }
}

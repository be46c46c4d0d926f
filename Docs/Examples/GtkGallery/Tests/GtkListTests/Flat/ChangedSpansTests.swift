import Testing
import TypedCells

@testable import GtkList

struct `The spans of a change` {
  private typealias Span = ChangedSpans.Span

  @Test func `a deletion and an insertion at one index are one span`() {
    var changes = ChangedSpans()
    changes.remove(3..<5)
    changes.insert(3..<4)
    changes.insert(9..<10)
    #expect(changes.spans() == [Span(old: 3..<5, new: 3..<4), Span(old: 10..<10, new: 9..<10)])
  }

  @Test func `adjacent changes are one span, and no change is no span`() {
    var changes = ChangedSpans()
    changes.remove(0..<0)
    #expect(changes.spans().isEmpty)
    changes.remove(2..<4)
    changes.remove(0..<2)
    #expect(changes.spans() == [Span(old: 0..<4, new: 0..<0)])
  }

  @Test func `a move is one span from the old index to the new one, with all changes between them`()
  {
    var changes = ChangedSpans()
    changes.move(8..<9, to: 2..<3)
    changes.insert(12..<13)
    #expect(changes.spans() == [Span(old: 2..<12, new: 2..<13)])
  }

  @Test func `very many spans are joined to one`() {
    var changes = ChangedSpans()
    for position in 0..<200 { changes.insert(2 * position..<2 * position + 1) }
    #expect(changes.spans() == [Span(old: 0..<199, new: 0..<399)])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `replacing span by span makes the old list the new one`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let old = Array(0..<Int.random(in: 0...40, using: &random))
    let gone = Set(old.filter { _ in Int.random(in: 0...3, using: &random) == 0 })
    var new = old.filter { !gone.contains($0) }
    var changes = ChangedSpans()
    for position in gone { changes.remove(position..<position + 1) }
    for number in 100..<100 + Int.random(in: 0...10, using: &random) {
      new.insert(number, at: Int.random(in: 0...new.count, using: &random))
    }
    for (position, number) in new.enumerated() where number >= 100 {
      changes.insert(position..<position + 1)
    }
    var list = old
    for span in changes.spans() {
      let start = span.new.lowerBound
      #expect(Array(list[start..<start + span.old.count]) == Array(old[span.old]), "seed \(seed)")
      list.replaceSubrange(start..<start + span.old.count, with: new[span.new])
    }
    #expect(list == new, "seed \(seed)")
  }
}

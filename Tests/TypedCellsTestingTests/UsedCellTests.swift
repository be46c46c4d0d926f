import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

@MainActor
struct `A cell that many trials share` {
  @Test(arguments: 0..<7)
  func `shows each pair of samples once, and first two that differ`(count: Int) {
    let laws = CellLaws(samples: Array(0..<count), makeCell: NumberCell.init) { $0.lines }
    let order = laws.sequenceOfAllPairs
    let pairs = zip(order, order.dropFirst()).map { [$0, $1] }
    #expect(pairs.count == count * count)
    #expect(Set(pairs).count == count * count)
    if count > 1 { #expect(order[0] != order[1]) }
  }
}

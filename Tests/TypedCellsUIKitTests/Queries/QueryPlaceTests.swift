import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

/// An identity that counts how often it's compared.
private struct CountedID: Hashable {
  nonisolated(unsafe) static var comparisons = 0
  let number: Int

  static func == (left: Self, right: Self) -> Bool {
    unsafe comparisons += 1
    return left.number == right.number
  }
}

/// A query that compares no identities itself.
private final class Numbers: QueryResults {
  var sections: [QuerySection<CountedID>] = []
  var onChange: (@MainActor (QueryChange<CountedID>) -> Void)?

  func show(_ numbers: Range<Int>, inSection id: String) {
    sections = [QuerySection(id: id, ids: numbers.map { CountedID(number: $0) })]
    onChange?(QueryChange(changedIDs: []))
  }

  func read(_ id: CountedID) -> QueryRead<String> { .model("\(id.number)") }
}

@MainActor
struct `The place of a list that follows a query` {
  /// Novels whose heights differ from those of their placeholders.
  private func tall(_ ids: some Sequence<Int>) -> [Novel] {
    ids.map { Novel($0, height: Double(30 + $0 % 5 * 20)) }
  }

  @Test(arguments: QueryKind.all) func `is kept when rows above change`(kind: QueryKind)
    async throws
  {
    let screen = QueryScreen(kind, tall(0..<200))
    screen.list.keptPlace = .top
    await screen.rest()
    screen.scroll(toRow: 100)
    await screen.rest()
    let before = screen.tops
    let kept = try #require(screen.shown.dropFirst().first)
    screen.query.change([20]) { content in
      content[0].rows[20].title = "twenty"
      content[0].rows[20].height = 200
      content[0].rows.insert(contentsOf: self.tall(1_000..<1_007), at: 50)
      content[0].rows.removeSubrange(0..<3)
    }
    #expect(screen.tops[kept] == before[kept])
    await screen.rest()
    #expect(screen.tops[kept] == before[kept])
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: QueryKind.all.filter(\.isLate))
  func `is kept when the rows on screen are read`(kind: QueryKind) async throws {
    let screen = QueryScreen(kind, tall(0..<200))
    screen.list.keptPlace = .top
    await screen.rest()
    screen.query.delivery = .onDemand
    screen.scroll(toRow: 100)
    let top = try #require(screen.tops["… 100"])
    await wait { screen.query.waiting.count >= 10 }
    // Those below first, and rows above that were prepared.
    for id in screen.query.waiting.reversed() {
      screen.query.deliver(id)
      await nextTurn()
    }
    screen.query.delivery = .immediately
    await screen.rest()
    #expect(screen.tops["100"] == top)
  }

  @Test(arguments: QueryKind.all) func `follows the end`(kind: QueryKind) async {
    let screen = QueryScreen(kind, tall(0..<200))
    screen.list.followsEnd = .near(points: 50)
    screen.query.change { $0[0].rows.append(Novel(900)) }
    await screen.rest()
    _ = screen.list.scroll(to: .end, animated: false)
    await screen.rest()
    #expect(screen.shown.last == "900")
    screen.query.change { $0[0].rows += self.tall(901..<903) }
    await screen.rest()
    #expect(screen.shown.last == "902")
    #expect(screen.view.contentOffset.y + 440 >= screen.view.contentSize.height - 1)
  }

  @Test(arguments: QueryKind.all) func `is that of the new results after a search`(
    kind: QueryKind
  ) async {
    let screen = QueryScreen(kind, sections: [.init(id: "", rows: novels(0..<1_000))])
    await screen.rest()
    screen.list.selectionMode = .multiple
    for id in [510, 511] { _ = screen.list.select(id, animated: false) }
    screen.scroll(toRow: 505)
    await screen.rest()
    screen.query.reads = []
    // Another query has other sections, and titles that differ because the search matches are marked.
    screen.query.change([510]) { content in
      content = [.init(id: "51", rows: [Novel(51), Novel(510, "[51]0"), Novel(515)])]
    }
    _ = screen.list.scroll(to: .start, animated: false)
    await screen.rest()
    #expect(screen.shown == ["51", "[51]0", "515"])
    #expect(screen.list.isSelected(510))
    #expect(screen.list.selectedPaths.count == 1)
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: [false, true])
  func `is found without comparing the results of a search, if its sections have other identities`(
    hasOtherIDs: Bool
  ) {
    let list = TableList()
    let numbers = Numbers()
    numbers.show(0..<5_000, inSection: "")
    list.driver.follow(numbers) { text in Row(TextCell.self, text) }
    list.table.layoutIfNeeded()
    unsafe CountedID.comparisons = 0
    numbers.show(1..<4_000, inSection: hasOtherIDs ? "1" : "")
    list.table.layoutIfNeeded()
    #expect(list.shown.first == "1")
    // Each row on screen is looked up some times.
    let comparisons = unsafe CountedID.comparisons
    #expect((comparisons < 1_000) == hasOtherIDs, "\(comparisons) comparisons")
  }
}

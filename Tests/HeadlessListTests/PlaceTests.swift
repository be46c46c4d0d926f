import HeadlessList
import Testing
import TypedCells

private final class LinesCell: HeadlessCell, Updatable {
  func update(viewData count: Int) { lines = Array(repeating: "line", count: count) }
}

@MainActor
@Suite struct `A place in a HeadlessList` {
  private let host = HeadlessList(height: 210)
  private let list: ListDriver<HeadlessList>

  init() { list = ListDriver(host: host) }

  private func show(_ ids: some Sequence<Int>) {
    list.apply {
      ListSection(id: 0) { for id in ids { Row(LinesCell.self, 1 + abs(id) % 4).id(id) } }
    }
  }

  private var tops: [Int: Double] {
    var tops: [Int: Double] = [:]
    for row in list.visibleRows {
      tops[row.id(as: Int.self) ?? 0] = host.extent(ofRowAt: row.path)?.lowerBound
    }
    return tops
  }

  @Test func `is kept over changes, also at the top`() {
    list.keptPlace = .top
    show(0..<60)
    for distance in [0.0, 333, -95, 700] {
      host.scroll(by: distance)
      let before = tops
      show(-20..<60)
      show(-5..<60)
      #expect(tops == before)
      show(0..<60)
    }
  }

  @Test func `follows the end, and begins there`() {
    list.followsEnd = .near(points: 30)
    show(0..<60)
    #expect(tops[59] != nil && list.isAtEnd)
    host.scroll(by: -25)
    show(0..<70)
    #expect(tops[69] != nil)
    host.scroll(by: -200)
    #expect(!list.isAtEnd)
    show(0..<75)
    #expect(tops[74] == nil)
    list.scroll(to: .end)
    #expect(tops[74] != nil && list.isAtEnd)
    list.scroll(to: .start)
    #expect(tops[0] == 0)
  }

  @Test func `is saved and restored`() throws {
    show(0..<60)
    host.scroll(by: 555)
    let before = tops
    let place = try #require(list.place(of: Int.self))
    host.scroll(by: -400)
    list.restore(place)
    #expect(tops == before)
  }
}

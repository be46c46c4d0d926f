import HeadlessList
import Testing

@testable import TypedCells

private protocol Flat {}
private protocol Tall {}
private struct Thing: Flat, Tall {}

private final class TallCell: HeadlessCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(60) }
  func update(viewData text: String) { lines = [text] }
}

private final class EstimatedCell: HeadlessCell, Updatable, ReusableCell {
  static var estimatedRowHeight: Double? { 30 }
  func update(viewData text: String) { lines = [text] }
}

/// A cell whose height depends on the user's text size.
private final class ScaledCell: HeadlessCell, Updatable, ReusableCell {
  static var scale = 1.0
  static var rowHeight: RowHeight { .fixed(20 * scale) }
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `Heights` {
  private let list = RecordedList(height: 400)

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `of cells that a registry binds to declared types are found beside others`() throws {
    try list.driver.registry.bind((any Flat).self, to: TextCell.self) { _ in "flat" }
    try list.driver.registry.bind((any Tall).self, to: TallCell.self) { _ in "tall" }
    list.driver.apply {
      ListSection(id: 0) {
        Row(model: Thing() as any Flat)
        Row(model: Thing() as any Tall)
      }
    }
    #expect(list.driver.engine.declaresHeights)
  }

  @Test func `are fixed, or determined by the model, the cell class, or the cell`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").height(10)
        Row(TextCell.self, "four").height { Double($0.count * 10) }
        Row(TallCell.self, "class")
        Row(TallCell.self, "row before class").height(20)
        Row(TallCell.self, "cell before class").automaticHeight()
        Row(TextCell.self, "nobody")
        Row(TextCell.self, "in no fewer digits").height(1.0 / 3)
        Row(TextCell.self, "without end").height(.infinity)
        Row(TextCell.self, "below nothing").height(-40)
        Row(TextCell.self, "no number").height { Double($0.count) * 0 / 0 }
      }
    }
    #expect(
      (0..<10).map { list.driver.engine.heightOfRow(at: path($0)) }
        == [
          .fixed(10), .fixed(40), .fixed(60), .fixed(20), .automatic, .automatic, .fixed(1.0 / 3),
          .automatic, .automatic, .automatic,
        ])
    #expect(list.driver.engine.heightOfRow(at: path(10)) == .automatic)
  }

  @Test func `of lazy rows are unknown until one of those that are made declares a height`() {
    func mayDeclareHeight<Cell>(
      _ row: @escaping @MainActor (Int) -> Row<Cell, String>,
      _ look: (RecordedList) -> Void = { _ in }
    ) -> Bool where Cell: HostedCell, Cell.BaseCell == HeadlessCell {
      let list = RecordedList(height: 400)
      list.driver.apply { ListSection(id: 0) { LazyRows(0..<100, id: \.self, row: row) } }
      look(list)
      return list.driver.engine.mayDeclareHeight(at: path(1))
    }
    #expect(mayDeclareHeight { Row(TextCell.self, "\($0)").height(60) })
    #expect(mayDeclareHeight { Row(TallCell.self, "\($0)") })
    #expect(!mayDeclareHeight { Row(TextCell.self, "\($0)") })
    #expect(!mayDeclareHeight { Row(TallCell.self, "\($0)").automaticHeight() })
    let last: @MainActor (Int) -> Row<TextCell, String> = { number in
      number == 99 ? Row(TextCell.self, "last").height(60) : Row(TextCell.self, "\(number)")
    }
    #expect(!mayDeclareHeight(last))
    #expect(mayDeclareHeight(last) { $0.driver.scroll(to: 99) })
  }

  @Test func `of lazy rows are looked up again after a change, and stay known`() {
    func show(_ height: Double?) -> Bool {
      list.driver.apply {
        ListSection(id: 0) {
          LazyRows(0..<100, id: \.self) { number in
            let row = Row(TextCell.self, "\(number)")
            return height.map { row.height($0) } ?? row
          }
        }
      }
      return list.driver.engine.mayDeclareHeight(at: path(1))
    }
    #expect(!show(nil))
    #expect(show(60))
    #expect(show(nil))
  }

  @Test func `of rows beside lazy rows are known, too`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "tall").height(60)
        LazyRows(0..<100, id: \.self) { Row(TextCell.self, "\($0)") }
      }
    }
    let engine = list.driver.engine
    #expect((-1...2).map { engine.isWrittenRow(at: path($0)) } == [false, true, false, false])
    #expect(!engine.isWrittenRow(at: RowPath(section: 1, row: 0)))
    #expect((0...1).map { engine.mayDeclareHeight(at: path($0)) } == [true, false])
  }

  @Test func `come from the cell class each time`() {
    defer { ScaledCell.scale = 1 }
    list.driver.apply { ListSection(id: 0) { Row(ScaledCell.self, "a") } }
    #expect(list.driver.engine.heightOfRow(at: path(0)) == .fixed(20))
    ScaledCell.scale = 2
    #expect(list.driver.engine.heightOfRow(at: path(0)) == .fixed(40))
  }

  @Test func `that are computed are those of now`() {
    var scale = 1.0
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "four").height { Double($0.count) * scale } }
    }
    #expect(list.driver.engine.heightOfRow(at: path(0)) == .fixed(4))
    scale = 3
    #expect(list.driver.engine.heightOfRow(at: path(0)) == .fixed(12))
    #expect(list.driver.row(at: path(0))?.height == .fixed(12))
  }

  @Test func `are those that were declared last, with and without an estimate`() {
    typealias Text = Row<TextCell, String>
    let steps: [(Text) -> Text] = [
      { $0.height(10) }, { $0.height(1.0 / 3) }, { $0.height { _ in 20 } },
      { $0.automaticHeight() },
      { $0.estimatedHeight(7) }, { $0.height(-1) },
    ]
    let heights: [RowHeight?] = [
      .fixed(10), .fixed(1.0 / 3), .fixed(20), .automatic, nil, .automatic,
    ]
    for (first, last) in (0..<6).flatMap({ first in (0..<6).map { (first, $0) } }) {
      let row = AnyRow(steps[last](steps[first](Row(TextCell.self, "a"))))
      #expect(row.height == (last == 4 ? heights[first] : heights[last]), "\(first), \(last)")
    }
  }

  @Test func `are estimated in the same way`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").estimatedHeight(25)
        Row(EstimatedCell.self, "class")
        Row(EstimatedCell.self, "row before class").estimatedHeight(35)
        Row(EstimatedCell.self, "known").height(50)
        Row(TextCell.self, "four").estimatedHeight { Double($0.count * 10) }
        Row(TextCell.self, "nobody")
      }
    }
    #expect(
      (0..<7).map { list.driver.engine.estimatedHeightOfRow(at: path($0)) }
        == [25, 30, 35, 50, 40, nil, nil])
  }

  @Test func `of a row that carries only a model are those of its bound class`() throws {
    try list.driver.registry.bind(String.self, to: TallCell.self)
    list.driver.apply { ListSection(id: 0) { Row(model: "bound") } }
    #expect(list.driver.engine.heightOfRow(at: path(0)) == .fixed(60))
  }
}

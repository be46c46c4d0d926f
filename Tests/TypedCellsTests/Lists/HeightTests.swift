import HeadlessList
import Testing
import TypedCells

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
      (0..<10).map { list.driver.content.heightOfRow(at: path($0)) }
        == [
          .fixed(10), .fixed(40), .fixed(60), .fixed(20), .automatic, .automatic, .fixed(1.0 / 3),
          .fixed(.infinity), .automatic, .automatic,
        ])
    #expect(list.driver.content.heightOfRow(at: path(10)) == .automatic)
  }

  @Test func `of lazy rows are those that their first row or cell class declares`() {
    let numbers = 0..<100
    list.driver.apply {
      ListSection(id: 0) {
        LazyRows(numbers, id: \.self) { Row(TextCell.self, "\($0)").height(60) }
      }
      ListSection(id: 1) { LazyRows(numbers, id: \.self) { Row(TallCell.self, "\($0)") } }
      ListSection(id: 2) { LazyRows(numbers, id: \.self) { Row(TextCell.self, "\($0)") } }
      ListSection(id: 3) {
        LazyRows(numbers, id: \.self) { Row(TallCell.self, "\($0)").automaticHeight() }
      }
    }
    #expect(
      (0..<5).map { list.driver.content.maySayHeight(at: RowPath(section: $0, row: 1)) }
        == [true, true, false, false, false])
  }

  @Test func `of lazy rows are looked up again after a change`() {
    list.driver.apply {
      ListSection(id: 0) { LazyRows(0..<100, id: \.self) { Row(TextCell.self, "\($0)") } }
    }
    #expect(!list.driver.content.maySayHeight(at: path(1)))
    list.driver.apply {
      ListSection(id: 0) { LazyRows(0..<100, id: \.self) { Row(TallCell.self, "\($0)") } }
    }
    #expect(list.driver.content.maySayHeight(at: path(1)))
  }

  @Test func `of rows beside lazy rows are known, too`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "tall").height(60)
        LazyRows(0..<100, id: \.self) { Row(TextCell.self, "\($0)") }
      }
    }
    let content = list.driver.content
    #expect((-1...2).map { content.isWrittenRow(at: path($0)) } == [false, true, false, false])
    #expect(!content.isWrittenRow(at: RowPath(section: 1, row: 0)))
    #expect(content.maySayHeight(at: path(0)))
  }

  @Test func `come from the cell class each time`() {
    defer { ScaledCell.scale = 1 }
    list.driver.apply { ListSection(id: 0) { Row(ScaledCell.self, "a") } }
    #expect(list.driver.content.heightOfRow(at: path(0)) == .fixed(20))
    ScaledCell.scale = 2
    #expect(list.driver.content.heightOfRow(at: path(0)) == .fixed(40))
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
      (0..<7).map { list.driver.content.estimatedHeightOfRow(at: path($0)) }
        == [25, 30, 35, 50, 40, nil, nil])
  }

  @Test func `of a row that carries only a model are those of its bound class`() throws {
    try list.driver.registry.bind(String.self, to: TallCell.self)
    list.driver.apply { ListSection(id: 0) { Row(model: "bound") } }
    #expect(list.driver.content.heightOfRow(at: path(0)) == .fixed(60))
  }
}

import Foundation
import HeadlessList
import Testing

@testable import TypedCells

@MainActor
struct `Content that another task builds` {
  @MainActor
  fileprivate final class Screen {
    let list = RecordedList(height: 400)
    var chosen: [String] = []
  }

  @Test func `is shown, and its handlers run on the main actor`() async {
    let screen = Screen()
    await build(["a", "b", "c"], for: screen)
    #expect(screen.list.shown == ["a", "b", "c", "lazy 0", "lazy 1"])
    screen.list.host.selectRow(at: RowPath(section: 0, row: 1))
    screen.list.host.selectRow(at: RowPath(section: 1, row: 1))
    #expect(screen.chosen == ["b", "lazy 1"])
  }

  @Test func `keeps rows of loops and conditions in the order in which they were written`() {
    for counts in [[0, 0], [1, 0], [0, 1], [2, 1], [1, 2], [40, 3], [3, 40]] {
      let section = ListSection<HeadlessCell>(id: 0) {
        Row(NumberCell.self, -1)
        for number in 0..<counts[0] { Row(NumberCell.self, number) }
        if counts[1] > 0 { Row(NumberCell.self, -2) }
        for number in 0..<counts[1] {
          Row(NumberCell.self, number)
          if number.isMultiple(of: 2) { Row(NumberCell.self, -number) }
        }
        LazyRows(0..<2, id: \.self) { Row(NumberCell.self, $0) }
        Row(NumberCell.self, -3)
      }
      var expected = [-1] + Array(0..<counts[0]) + (counts[1] > 0 ? [-2] : [])
      for number in 0..<counts[1] {
        expected.append(number)
        if number.isMultiple(of: 2) { expected.append(-number) }
      }
      expected += [0, 1, -3]
      #expect((0..<section.rows.count).map { section.rows[$0].model as? Int } == expected)
    }
  }

  @Test func `refuses more rows than an integer can count, with the numbers`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ListSection<HeadlessCell>(id: 0) {
        Row(NumberCell.self, 1)
        LazyRows(0..<Int.max, id: \.self) { Row(NumberCell.self, $0) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // Release builds don't print the message of a precondition.
    if isDebugBuild { #expect(text.contains("9223372036854775807 rows follow 1 others")) }
  }
}

@concurrent
private func build(
  _ texts: [String], for screen: `Content that another task builds`.Screen
) async {
  let sections = [
    ListSection<HeadlessCell>(id: 0) {
      for text in texts {
        Row(TextCell.self, text).onSelect(weak: screen) { $0.chosen.append($1) }
      }
    },
    ListSection<HeadlessCell>(id: 1) {
      LazyRows(0..<2, id: \.self) { number in
        Row(TextCell.self, "lazy \(number)").onSelect(weak: screen) { $0.chosen.append($1) }
      }
    },
  ]
  await screen.list.driver.apply(sections)
}

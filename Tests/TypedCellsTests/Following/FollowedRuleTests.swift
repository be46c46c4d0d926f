import HeadlessList
import Testing
import TypedCells

@MainActor
struct `The rule of a row in a list that follows its model` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: [true, false])
  func `keeps a cell that was on screen before`(isNever: Bool) {
    let list = RecordedList(height: 100)
    let rule: RowContentRule<String> = isNever ? .never : .unless { $0.count == $1.count }
    func section(_ text: String) -> ListSection<HeadlessCell> {
      ListSection(id: 0) { Row(TextCell.self, text).id(0).updates(rule) }
    }
    list.driver.apply { section("typed") }
    list.driver.follow { section("other") }
    #expect(list.shown == ["typed"])
  }
}

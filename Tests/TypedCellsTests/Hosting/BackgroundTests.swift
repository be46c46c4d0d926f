import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Changes computed in the background` {
  private let list = RecordedList(height: 1_000)

  @Test func `are shown when they are known`() async {
    #expect(await list.driver.apply(inBackground: sections(["a", "b"])))
    #expect(list.shown == ["a", "b"])
    #expect(await list.driver.apply(inBackground: sections(["b", "c", "a"])))
    #expect(list.shown == ["b", "c", "a"])
  }

  /// A section that does something while it is asked whether it is hidden, which is when the work
  /// has begun and before it goes on elsewhere.
  private func section(
    _ text: String, meanwhile: @escaping @MainActor () -> Void
  ) -> [ListSection<HeadlessCell>] {
    [
      ListSection(id: 0) { Row(TextCell.self, text) }.hidden {
        meanwhile()
        return false
      }
    ]
  }

  @Test func `are dropped when other content came in the meantime`() async {
    list.driver.apply(sections(["first"]))
    let stale = section("stale") { [list] in list.driver.apply(sections(["newer"])) }
    #expect(await list.driver.apply(inBackground: stale) == false)
    #expect(list.shown == ["newer"])
  }

  @Test func `are dropped when they were asked for before others`() async {
    list.driver.apply(sections(["first"]))
    var newer: Task<Bool, Never>?
    let older = section("older") { [list] in
      newer = Task { await list.driver.apply(inBackground: sections(["newer"])) }
    }
    #expect(await list.driver.apply(inBackground: older) == false)
    #expect(await newer?.value == true)
    #expect(list.shown == ["newer"])
  }

  @Test func `are dropped when nobody waits for them`() async {
    list.driver.apply(sections(["first"]))
    let task = Task { await list.driver.apply(inBackground: sections(["unwanted"])) }
    task.cancel()
    #expect(await task.value == false)
    #expect(list.shown == ["first"])
  }

  @Test func `are refused for duplicates`() async {
    list.driver.duplicates = .refuse
    #expect(await list.driver.apply(inBackground: sections(["a", "a"])) == false)
    #expect(list.shown == [])
    #expect(list.failures.count == 1)
  }
}

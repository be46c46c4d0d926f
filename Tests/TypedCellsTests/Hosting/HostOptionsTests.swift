import Foundation
import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Settings of sections that only one kind of host understands` {
  private final class Layout {}

  private let list = RecordedList()
  private var engine: ListEngine<HeadlessList> { list.driver.engine }

  @Test func `belong to the section that is shown`() {
    let layout = Layout()
    var section = sections(["a"])[0]
    section.hostOptions = layout
    list.driver.apply([section] + sections(["b"], ["c"]).dropFirst())
    #expect(engine.hasHostOptions)
    #expect(engine.hostOptions(ofSection: 0) === layout)
    for other in [-1, 1, 2] { #expect(engine.hostOptions(ofSection: other) == nil) }
    list.driver.apply(sections(["a"]))
    #expect(!engine.hasHostOptions)
    #expect(engine.hostOptions(ofSection: 0) == nil)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `are reported if the host can't use them`() {
    list.driver.apply(sections(["a"], ["b"]))
    engine.report(unusedOption: "layout", ofSection: 1, advice: "Use a collection view.")
    #expect(list.failures.map(\.place) == [.section(1)])
    #expect(list.failures.first?.description.contains("Use a collection view.") == true)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `are like events that the host can't deliver, which are reported once`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").on(.select) { _ in }.draggable().springLoaded()
        Row(TextCell.self, "b").on(.select) { _ in }
        Row(TextCell.self, "c")
      }
    }
    var lookups = 0
    func advice() -> (String) -> String? {
      lookups += 1
      return { $0 == "select" ? nil : "Set \($0)." }
    }
    for row in 0..<4 {
      engine.report(unsupported: advice(), at: RowPath(section: 0, row: row))
      engine.report(unsupported: advice(), at: RowPath(section: 0, row: row))
    }
    // Neither a row without handlers nor a path without a row needs advice.
    #expect(lookups == 4)
    #expect(
      list.failures.map(\.place) == Array(repeating: .row(RowPath(section: 0, row: 0)), count: 2))
    let texts = list.failures.map(\.description)
    #expect(texts.contains { $0.contains("Set canDrag.") })
    #expect(texts.contains { $0.contains("Set shouldSpringLoad.") })
  }
}

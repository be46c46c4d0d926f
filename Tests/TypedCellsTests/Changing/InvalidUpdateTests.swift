import HeadlessList
import Testing

@testable import TypedCells

/// Debug builds report a change that UIKit would reject. The library makes none, so the test does.
@MainActor
struct `An invalid update` {
  @Test func `is reported in UIKit's words, and replaced by a reload`() {
    let list = RecordedList(height: 100)
    list.driver.apply(sections(["a", "b"]))
    let lie = SectionedChanges()
    var change = ListChange(sections: ListSection.contents(of: sections(["c"])), changes: lie)
    change.changes.sections.deletions = [3..<4]
    list.driver.engine.perform(change, animated: false) {}
    #if DEBUG
      #expect(
        list.failures.map(\.description) == [
          """
          The list: the change is invalid, so the list was reloaded: attempt to delete section 3, but there are only 1 \
          sections before the update
          """
        ])
      #expect(list.shown == ["c"])
    #else
      #expect(list.failures.isEmpty)
    #endif
    #expect(list.driver.sections[0].rows.count == 1)
  }
}

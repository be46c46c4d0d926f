import HeadlessList
import Testing
import TypedCells

/// A cell that counts its updates.
private final class CountingCell: HeadlessCell, Updatable {
  private(set) var updates = 0

  func update(viewData text: String) {
    updates += 1
    lines = [text]
  }
}

@MainActor
struct `Rows that move` {
  private let list = RecordedList(height: 400)

  /// Shows rows that append their path to their cells.
  private func apply(_ texts: [String], _ rule: RowContentRule<String> = .whenDifferent) {
    list.driver.apply {
      ListSection(id: 0) {
        for text in texts {
          Row(CountingCell.self, text).id(text).updates(rule)
            .configure { cell, _, path in cell.lines.append("\(path)") }
        }
      }
    }
  }

  private var updates: [Int] {
    list.host.visibleCells.compactMap { ($0.cell as? CountingCell)?.updates }
  }

  @Test func `are configured with their new paths`() {
    apply(["a", "b"])
    apply(["new", "a", "b"])
    #expect(list.shown == ["new/0.0", "a/0.1", "b/0.2"])
    #expect(updates == [1, 2, 2])
    apply(["new", "b"], .unless { _, _ in true })
    #expect(list.shown == ["new/0.0", "b/0.1"])
    #expect(updates == [1, 3])
  }

  @Test func `aren't configured again if they are never updated`() {
    apply(["a", "b"], .never)
    apply(["b", "a"], .never)
    #expect(list.shown == ["b/0.1", "a/0.0"])
  }

  @Test func `aren't updated if they have nothing that reads their path`() {
    for texts in [["a", "b"], ["new", "a", "b"]] {
      list.driver.apply {
        ListSection(id: 0) { for text in texts { Row(CountingCell.self, text).id(text) } }
      }
    }
    #expect(updates == [1, 1, 1])
  }
}

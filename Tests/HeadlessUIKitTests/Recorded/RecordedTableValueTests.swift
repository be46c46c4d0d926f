// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UITableViewBatchUpdates.md and
// UITableViewEstimatedHeights.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded values of a table` {
  private func estimates(_ table: UITableView) -> [CGFloat] {
    [
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `estimates are automatic, and can be set to zero and back`(style: UITableView.Style) {
    let table = UITableView(frame: .zero, style: style)
    let automatic = UITableView.automaticDimension
    #expect(automatic == -1 && estimates(table) == [automatic, automatic, automatic])
    for value in [30, 0, automatic] {
      table.estimatedRowHeight = value
      table.estimatedSectionHeaderHeight = value
      table.estimatedSectionFooterHeight = value
      #expect(estimates(table) == [value, value, value])
    }
  }

  @Test func `each estimate has its own words for a negative value`() {
    let table = UITableView(frame: .zero, style: .plain)
    let exceptions = UIKitException.recording {
      table.estimatedRowHeight = -2
      table.estimatedSectionHeaderHeight = -2
      table.estimatedSectionFooterHeight = -2
    }
    #expect(
      exceptions.map(\.name) == Array(repeating: "NSInternalInconsistencyException", count: 3))
    #expect(Set(exceptions.map(\.reason)).count == 3)
  }

  @Test func `a batch can be without changes and completion`() {
    let screen = TableScreen([["a"]])
    let table = screen.table
    var completions = 0
    table.performBatchUpdates(nil, completion: nil)
    table.performBatchUpdates({})
    table.performBatchUpdates(nil) { _ in completions += 1 }
    UIKitLoop.turn()
    #expect(completions == 1)
  }

  @Test func `the rows that a batch inserts in a batch are inserted together`() {
    let screen = TableScreen([["a"]])
    var calls: [String] = []
    screen.table.performBatchUpdates {
      screen.titles.sections = [["b", "c", "a"]]
      screen.table.insertRows(at: [path(0, 0)], with: .none)
      screen.table.performBatchUpdates {
        calls.append("inner")
        screen.table.insertRows(at: [path(0, 1)], with: .none)
      }
      calls.append("outer")
    }
    #expect(calls == ["inner", "outer"])
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// UIKit's exceptions for a batch update that doesn't match the data source.
@MainActor
struct BatchExceptionTests {
  private let screen = TableScreen([["a", "b", "c"], ["d"]])

  /// Returns the reasons of the exceptions raised by a batch whose data source changes to `after`.
  private func reasons(
    _ after: [[String]], _ update: @MainActor (UITableView) -> Void
  ) -> [String] {
    let table = screen.table
    let exceptions = UIKitException.recording {
      table.performBatchUpdates {
        screen.titles.sections = after
        update(table)
      }
    }
    // With or without an exception, the table shows the data source's content afterwards.
    #expect(screen.shown == after.flatMap(\.self))
    return exceptions.map(\.reason)
  }

  @Test func `a consistent batch raises no exception`() {
    #expect(
      reasons([["a", "x", "c"], ["d"]]) {
        $0.deleteRows(at: [path(0, 1)], with: .none)
        $0.insertRows(at: [path(0, 1)], with: .none)
      } == [])
  }

  @Test func `an inserted row that the content lacks raises an exception`() {
    #expect(
      reasons([["a", "b", "c"], ["d"]]) { $0.insertRows(at: [path(0, 0)], with: .none) } == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func `a changed row count without an update raises an exception`() {
    #expect(reasons([["a", "b"], ["d"]]) { _ in }.count == 1)
  }

  @Test func `a missing section without an update raises an exception`() {
    #expect(
      reasons([["a", "b", "c"]]) { _ in } == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (1) must be equal to the number of sections contained in the "
          + "table view before the update (2), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ])
  }

  @Test func `positions outside the content raise an exception`() {
    let same = [["a", "b", "c"], ["d"]]
    #expect(
      reasons(same) { $0.deleteRows(at: [path(0, 3)], with: .none) } == [
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
      ])
    #expect(
      reasons(same) { $0.reloadRows(at: [path(2, 0)], with: .none) } == [
        "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
      ])
    #expect(
      reasons(same) { $0.insertRows(at: [path(1, 1)], with: .none) } == [
        "attempt to insert row 1 into section 1, but there are only 1 rows in section 1 after the "
          + "update"
      ])
    #expect(
      reasons(same) { $0.insertRows(at: [path(2, 0)], with: .none) } == [
        "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
      ])
    #expect(
      reasons(same) { $0.deleteSections([2], with: .none) } == [
        "attempt to delete section 2, but there are only 2 sections before the update"
      ])
    #expect(
      reasons(same) { $0.insertSections([2], with: .none) } == [
        "attempt to insert section 2 but there are only 2 sections after the update"
      ])
    #expect(
      reasons(same) { $0.moveRow(at: path(1, 1), to: path(0, 0)) } == [
        "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 1}) that does not exist "
          + "- there are only 1 rows in section 1 before the update"
      ])
    #expect(
      reasons(same) { $0.moveRow(at: path(1, 0), to: path(0, 3)) } == [
        "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 0}) to index path "
          + "(<NSIndexPath> {length = 2, path = 0 - 3}) that does not exist - there are only 3 rows "
          + "in section 0 after the update"
      ])
    #expect(
      reasons(same) { $0.moveSection(2, toSection: 0) } == [
        "attempt to move section 2, but there are only 2 sections before the update"
      ])
    #expect(
      reasons(same) { $0.moveSection(0, toSection: 2) } == [
        "attempt to move section 0 to section 2, but there are only 2 sections after the update"
      ])
    #expect(reasons(same) { $0.reconfigureRows(at: [path(1, 1)]) }.count == 1)
  }

  @Test func `two changes of one row raise an exception`() {
    let place = "(<NSIndexPath> {length = 2, path = 0 - 0})"
    #expect(
      reasons([["b", "c"], ["d"]]) {
        $0.deleteRows(at: [path(0, 0)], with: .none)
        $0.reloadRows(at: [path(0, 0)], with: .none)
      } == ["attempt to delete and reload the same index path \(place)"])
    for reloads in [false, true] {
      #expect(
        reasons([["b", "c", "a"], ["d"]]) {
          $0.moveRow(at: path(0, 0), to: path(0, 2))
          if reloads {
            $0.reloadRows(at: [path(0, 0)], with: .none)
          } else {
            $0.deleteRows(at: [path(0, 0)], with: .none)
          }
        } == ["attempt to perform a delete and a move from the same index path \(place)"])
    }
    #expect(
      reasons([["c", "b", "a"], ["d"]]) {
        $0.moveRow(at: path(0, 2), to: path(0, 0))
        $0.insertRows(at: [path(0, 0)], with: .none)
      } == ["attempt to perform an insert and a move to the same index path \(place)"])
    #expect(
      reasons([["b", "c"], ["d"]]) {
        $0.deleteRows(at: [path(0, 0), path(0, 0)], with: .none)
      } == ["attempt to perform multiple deletes of the same index path \(place)"])
    #expect(
      reasons([["x", "a", "b", "c"], ["d"]]) {
        $0.insertRows(at: [path(0, 0), path(0, 0)], with: .none)
      } == ["attempt to perform multiple inserts of the same index path \(place)"])
    #expect(
      reasons([["c", "a", "b"], ["d"]]) {
        $0.moveRow(at: path(0, 2), to: path(0, 0))
        $0.moveRow(at: path(0, 1), to: path(0, 0))
      } == ["attempt to perform multiple moves to the same index path \(place)"])
    #expect(
      reasons([["c", "a", "b"], ["d"]]) {
        $0.moveRow(at: path(0, 0), to: path(0, 1))
        $0.moveRow(at: path(0, 0), to: path(0, 2))
      } == ["attempt to perform multiple moves from the same index path \(place)"])
  }

  @Test func `two changes of one section raise an exception`() {
    #expect(
      reasons([["d"]]) {
        $0.deleteSections([0], with: .none)
        $0.reloadSections([0], with: .none)
      } == ["attempt to delete and reload the same section (0)"])
    #expect(
      reasons([["d"]]) {
        $0.deleteSections([0], with: .none)
        $0.moveSection(0, toSection: 0)
      } == ["attempt to perform a delete and a move from the same section (0)"])
    #expect(
      reasons([["d"]]) {
        $0.insertSections([0], with: .none)
        $0.moveSection(0, toSection: 0)
      }.count == 1)
    #expect(
      reasons([["d"], ["a", "b", "c"]]) {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 0)
      } == ["attempt to perform multiple moves from the same section (0)"])
    #expect(
      reasons([["d"], ["a", "b", "c"]]) {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(1, toSection: 1)
      } == ["attempt to perform multiple moves to the same section (1)"])
    #expect(
      reasons([["x"], ["a", "b", "c"], ["d"]]) {
        $0.insertSections([0], with: .none)
        $0.insertSections([0], with: .none)
      } == ["attempt to perform multiple inserts of the same section (0)"])
  }

  @Test func `a row can't move from a section that is deleted`() {
    #expect(
      reasons([["d", "a"]]) {
        $0.deleteSections([0], with: .none)
        $0.moveRow(at: path(0, 0), to: path(0, 1))
      } == ["cannot move a row from a deleted section (0)"])
  }

  @Test func `a move into a new section raises an exception`() {
    #expect(
      reasons([["b", "c"], ["d"], ["a"]]) {
        $0.insertSections([2], with: .none)
        $0.moveRow(at: path(0, 0), to: path(2, 0))
      } == ["cannot move a row into a newly inserted section (2)"])
  }

  @Test func `a reload inside a section that moves miscounts, as in UIKit`() {
    #expect(
      reasons([["d"], ["a", "b", "c"]]) {
        $0.moveSection(1, toSection: 0)
        $0.reloadRows(at: [path(1, 0)], with: .none)
      } == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (1) must be equal to the number of rows contained in "
          + "that section before the update (1), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func `messages about a collection call rows items`() {
    let screen = CollectionScreen([["a", "b"]])
    let exceptions = UIKitException.recording {
      screen.collection.insertItems(at: [path(0, 5)])
      screen.collection.deleteItems(at: [path(0, 0)])
    }
    #expect(
      exceptions.map(\.reason) == [
        "attempt to insert item 5 into section 0, but there are only 2 items in section 0 after the "
          + "update",
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (2) must be equal to the number of items contained in "
          + "that section before the update (2), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out).",
      ])
  }

  @Test func `a table in no window requests nothing during updates and reloads`() {
    let screen = TableScreen([["a"]], inWindow: false)
    let exceptions = UIKitException.recording {
      screen.titles.sections = [["a", "b", "c"]]
      screen.table.insertRows(at: [path(0, 1)], with: .none)
    }
    #expect(exceptions.isEmpty)
    #expect(screen.shown == ["a", "b", "c"])
  }

  @Test func `a recorded exception empties the table and doesn't end the process`() {
    _ = UIKitException.recording { screen.table.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(screen.shown == ["a", "b", "c", "d"])
  }
}

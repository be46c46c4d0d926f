import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@MainActor
@Suite(.serialized)
struct `Failures in Swift Testing` {
  @Test func `of a cell`() {
    assertCellLaws(NoteCell.self, samples: ["Tea", nil])
  }

  @Test func `of a registration`() {
    assertRegistered(unregistered(), in: CellRegistry())
  }

  @Test func `of an owner that is kept`() {
    assertNoLeak {
      let screen = NoteScreen()
      screen.show("Tea")
      return screen
    }
  }

  @Test func `of a diff, in a helper`() {
    expectNoChange(from: ["Tea", "Tea"])
  }

  @Test func `of a batch, in a detached task`() async {
    await Task.detached {
      assertBatchUpdate(forgetful, from: [2], to: [1])
    }.value
  }

  @Test func `a test that passes`() {
    assertDiffLaws(from: ["Tea"], to: ["Cake", "Tea"])
  }

  /// A helper that passes the source location of its caller.
  private func expectNoChange(
    from old: [String], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    assertDiffLaws(
      from: old, to: old, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

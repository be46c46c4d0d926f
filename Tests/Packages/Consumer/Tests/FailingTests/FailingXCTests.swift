import HeadlessList
import TypedCells
import TypedCellsTesting
import XCTest

final class FailuresInXCTest: XCTestCase {
  @MainActor
  func testOfACell() async {
    await assertCellLaws(NoteCell.self, samples: ["Tea", nil])
  }

  @MainActor
  func testOfARegistration() async {
    assertRegistered(unregistered(), in: CellRegistry())
  }

  @MainActor
  func testOfAnOwnerThatIsKept() async {
    assertNoLeak {
      let screen = NoteScreen()
      screen.show("Tea")
      return screen
    }
  }

  func testOfADiff() {
    assertDiffLaws(from: ["Tea", "Tea"], to: [])
  }

  func testOfABatchInADetachedTask() async {
    await Task.detached {
      assertBatchUpdate(forgetful, from: [2], to: [1])
    }.value
  }

  func testNoneAtAll() {
    assertDiffLaws(from: ["Tea"], to: ["Cake", "Tea"])
  }
}

import Testing
import TypedCells
import TypedCellsUIKitTesting

@testable import Notes

@MainActor
struct `The screen of notes` {
  @Test func `pins notes at the top, and deletes them`() {
    let controller = NotesController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    assertSwipeActions(["Pin"], from: .leading, ofRowWithID: 1, in: controller.list)
    assertSwipeActions(["Delete"], from: .trailing, ofRowWithID: 1, in: controller.list)

    controller.list.send(.leadingSwipeActions, toRowAt: RowPath(section: 0, row: 1))?.first?()

    #expect(controller.notes.map(\.id) == [2, 1, 3])
    #expect(controller.list.paths(of: 2) == [RowPath(section: 0, row: 0)])

    controller.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 0), .delete)

    #expect(controller.notes.map(\.id) == [1, 3])
  }
}

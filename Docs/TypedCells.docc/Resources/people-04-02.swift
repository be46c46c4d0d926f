import Testing
import TypedCells
import TypedCellsUIKitTesting

@testable import People

@MainActor
struct `The screen of people` {
  @Test func `deletes a person`() {
    let controller = PeopleController()
    controller.loadViewIfNeeded()
    #expect(controller.list.paths(of: 2) == [RowPath(section: 0, row: 2)])

    controller.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 1), .delete)

    #expect(controller.people.map(\.name) == ["Grace Hopper", "Barbara Liskov"])
    #expect(controller.list.paths(of: 2) == [RowPath(section: 0, row: 1)])
  }

  @Test func `shows fresh rows, and is deallocated`() {
    assertScreen {
      PeopleController()
    } changing: {
      $0.togglePeople()
    }
  }
}

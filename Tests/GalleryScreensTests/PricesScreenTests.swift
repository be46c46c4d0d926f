import Testing
import TypedCells
import TypedCellsUIKitTesting

@testable import GalleryScreens

// This file imports only the test kit, so you can copy it into the tests of an app.
@MainActor
struct `The screen of prices` {
  @Test func `has a cell that shows nothing of the row before`() {
    assertCellLaws(
      PriceCell.self,
      samples: [
        Price(id: "Tea", cents: 350), Price(id: "Cake", cents: 510, note: "today only"),
      ])
  }

  @Test func `deletes a price, and moves the next one up`() {
    let screen = PricesScreen()
    screen.loadViewIfNeeded()
    screen.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 0), .delete)
    #expect(screen.prices.map(\.id) == ["Coffee", "Cake"])
    #expect(screen.list.paths(of: "Coffee") == [RowPath(section: 0, row: 0)])
  }

  @Test func `shows fresh rows, and is deallocated`() {
    assertScreen {
      PricesScreen()
    } changing: {
      $0.list.send(.commitEdit, toRowAt: RowPath(section: 0, row: 0), .delete)
    }
  }
}

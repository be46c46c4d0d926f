import GalleryModels
import HeadlessUIKit
import Testing
import TypedCells

@testable import GalleryScreens

@MainActor
struct `Employees in a collection` {
  private let shown: ShownScreen<EmployeesScreen>
  private var collection: UICollectionView { shown.screen.collectionView }

  init() throws {
    shown = ShownScreen(try Gallery().employees)
  }

  private func nextTurn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  private func tile<Tile: UICollectionViewCell>(_ section: Int, _ item: Int) throws -> Tile {
    try #require(collection.cellForItem(at: path(section, item)) as? Tile)
  }

  @Test func `have a section each: profile, workplaces, buttons`() throws {
    let profile: ProfileTile = try tile(0, 0)
    #expect(profile.lines == ["GH", "Grace Hopper", "compilers and COBOL"])
    #expect(profile.frame.size == CGSize(width: 390, height: 72))
    let workplace: WorkplaceTile = try tile(0, 1)
    #expect(workplace.label.text == "1931–1943  Vassar College")
    let buttons: ButtonsTile = try tile(0, 4)
    #expect(buttons.buttons.map(\.currentTitle) == ["Follow", "Career"])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
    let title = (header as? UICollectionViewListCell)?.contentConfiguration
    #expect((title as? UIListContentConfiguration)?.text == "Pioneers of computing")
  }

  @Test func `are followed by a button, which stays in its tile`() async throws {
    let tile: ButtonsTile = try tile(0, 4)
    let button = tile.buttons[0]
    button.user.tap()
    await nextTurn()
    #expect(try (self.tile(0, 0) as ProfileTile).lines[1] == "Grace Hopper (followed)")
    #expect(try self.tile(0, 4) === tile)
    #expect(tile.buttons[0] === button)
    #expect(button.currentTitle == "Unfollow")
    button.user.tap()
    await nextTurn()
    #expect(try (self.tile(0, 0) as ProfileTile).lines[1] == "Grace Hopper")
  }

  @Test func `are shown once if several things change in a turn`() async throws {
    for section in 0..<2 {
      let row = collection.numberOfItems(inSection: section) - 1
      let tile: ButtonsTile = try tile(section, row)
      tile.buttons[0].user.tap()
    }
    #expect(try (tile(0, 0) as ProfileTile).lines[1] == "Grace Hopper")
    await nextTurn()
    for section in 0..<2 {
      let name = try #require(try (tile(section, 0) as ProfileTile).lines[1])
      #expect(name.hasSuffix("(followed)"))
    }
  }

  @Test func `answer through the presenter`() throws {
    let tile: ButtonsTile = try tile(0, 4)
    tile.buttons[1].user.tap()
    collection.user.tapItem(at: path(0, 1))
    #expect(
      shown.messages == [
        "Grace Hopper: 3 workplaces, the first in 1931",
        "Grace Hopper worked at Vassar College, 1931–1943",
      ])
  }
}

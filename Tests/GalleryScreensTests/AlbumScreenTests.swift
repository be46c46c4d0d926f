import Foundation
import GalleryModels
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting
import TypedCellsUIKitTesting

@testable import GalleryScreens

@MainActor
struct `An album of several layouts` {
  private let shown: ShownScreen<AlbumScreen>
  private let collection: UICollectionView

  init() throws {
    shown = ShownScreen(try Gallery().album)
    collection = try #require(shown.screen.list.host.collectionView)
    collection.layoutIfNeeded()
  }

  private func items(_ section: Int) -> [Int] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    collection.cellForItem(at: path(section, item))?.frame
  }

  @Test func `has highlights that scroll, and a grid below`() throws {
    #expect(items(0) == [0, 1, 2])
    #expect(collection.user.scroll(section: 0, by: 150))
    #expect(items(0) == [0, 1, 2, 3])
    // The view stops at the group, whose width isn't rounded to pixels.
    #expect(frame(0, 1)?.minX.rounded() == 16)
    #expect(frame(0, 0)?.maxX.rounded() == 4)
    // 390 - 2 * 16 points are enough for three columns of at least 96 points, with gaps of 8 points.
    #expect(frame(1, 2)?.minY == frame(1, 0)?.minY)
    #expect(frame(1, 3)?.minX == 16)
    #expect(frame(1, 0)?.width == frame(1, 0)?.height)
  }

  @Test func `shows the number of comments in the corner of a picture`() throws {
    func badge(_ item: Int) -> UICollectionReusableView? {
      collection.supplementaryView(forElementKind: "comments", at: path(1, item))
    }
    #expect(badge(0)?.accessibilityElementsHidden == true, "a badge without a number is hidden")
    #expect(badge(1)?.accessibilityElementsHidden == false)
    let label = try #require((badge(1) as? CommentBadge)?.subviews.first as? UILabel)
    #expect(label.text == "1")
    #expect(badge(1)?.frame.maxX == frame(1, 1)?.maxX)
  }

  @Test func `adds and removes highlights by taps`() {
    collection.user.tapItem(at: path(1, 1))
    #expect(shown.messages == ["5 highlights"])
    #expect(collection.numberOfItems(inSection: 0) == 5)
    for _ in 0..<5 { collection.user.tapItem(at: path(0, 0)) }
    #expect(shown.messages.last == "0 highlights")
    #expect(collection.numberOfSections == 2, "the carousel is gone")
    #expect(frame(0, 3)?.minX == 16, "the grid is still one")
  }

  @Test func `changes the size of the pictures`() {
    let cell = collection.cellForItem(at: path(1, 4))
    collection.scrollToItem(at: path(2, 0), at: .bottom, animated: false)
    collection.user.tapItem(at: path(2, 0))
    collection.scrollToItem(at: path(1, 0), at: .top, animated: false)
    #expect(frame(1, 4)?.minY == frame(1, 0)?.minY)
    #expect(collection.cellForItem(at: path(1, 4)) === cell)
  }

  @Test func `deletes a picture by a swipe in the list, if the user confirms it`() async throws {
    collection.scrollToItem(at: path(2, 1), at: .bottom, animated: false)
    for answer in ["Cancel", "Delete"] {
      let swipe = try #require(collection.user.swipeItem(at: path(2, 1), from: .trailing))
      swipe.tap("Delete")
      await wait { shown.screen.presentedViewController != nil }
      #expect(swipe.isOpen && shown.messages.isEmpty)
      let alert = try #require(shown.screen.presentedViewController as? UIAlertController)
      #expect(alert.title == "Delete “Mail”?")
      alert.user.tap(answer)
      await wait { !swipe.isOpen }
      #expect(swipe.hasRemovedRow == (answer == "Delete"))
    }
    #expect(shown.messages == ["deleted Mail"])
    #expect(collection.numberOfItems(inSection: 1) == 11)
    assertSwipeActions(
      ["Delete"], from: .trailing, ofRowWithID: "comments on 6", in: shown.screen.list)
  }

  @Test func `shows comments in a popover that points at the row or the picture`() throws {
    collection.scrollToItem(at: path(2, 1), at: .bottom, animated: false)
    collection.user.tapItem(at: path(2, 1))
    let popover = try #require(shown.screen.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceView === collection.cellForItem(at: path(2, 1)))
    shown.screen.dismiss(animated: false)
    collection.scrollToItem(at: path(0, 0), at: .top, animated: false)
    collection.user.longPressItem(at: path(1, 1))?.choose("Show comments")
    let other = try #require(shown.screen.presentedViewController?.popoverPresentationController)
    #expect(other.sourceView === collection.cellForItem(at: path(1, 1)))
    assertContextMenu(["Show comments", "Delete"], ofRowWithID: 0, in: shown.screen.list)
  }

  @Test func `shows a larger picture in the preview of a menu, and opens it by a tap`() throws {
    let navigation = UINavigationController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = AlbumScreen(AlbumPage())
    navigation.pushViewController(screen, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let collection = try #require(screen.list.host.collectionView)
    collection.layoutIfNeeded()
    let menu = try #require(collection.user.longPressItem(at: path(1, 0)))
    #expect(menu.preview?.title == "Morning")
    menu.tapPreview()
    #expect(navigation.topViewController?.title == "Morning")
    navigation.popViewController(animated: false)
    collection.layoutIfNeeded()
    collection.user.longPressItem(at: path(1, 0))?.choose("Delete")
    #expect(collection.numberOfItems(inSection: 1) == 11)
  }

  @Test func `keeps the laws of screens`() {
    assertScreen { AlbumScreen(AlbumPage()) }
  }
}

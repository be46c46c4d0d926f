import Foundation
import HeadlessUIKit
import Testing

/// Calls of a collection view's methods, with their results and exceptions.
@MainActor
struct `Calls of a collection view` {
  private let screen = CollectionScreen([numbers(0..<100)])

  private func reasons(_ work: @MainActor () -> Void) -> [String] {
    UIKitException.recording(work).map(\.reason)
  }

  @Test func `a selection can scroll, and no index path deselects`() {
    let collection = screen.collection
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path(0, 60), animated: false, scrollPosition: .top)
    #expect(collection.contentOffset.y == 900)
    collection.selectItem(at: path(0, 44), animated: false, scrollPosition: [])
    collection.selectItem(at: path(0, 100), animated: false, scrollPosition: .top)
    #expect(collection.contentOffset.y == 900)
    #expect(collection.indexPathsForSelectedItems == [path(0, 44), path(0, 60)])
    #expect(collection.cellForItem(at: path(0, 60))?.isSelected == true)
    collection.selectItem(at: nil, animated: false, scrollPosition: .top)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.allowsMultipleSelection = false
    for item in [61, 62] {
      collection.selectItem(at: path(0, item), animated: false, scrollPosition: [])
    }
    #expect(collection.indexPathsForSelectedItems == [path(0, 62)])
    #expect(collection.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test(arguments: [
    (40, UICollectionView.ScrollPosition.top, 600.0), (40, .centeredVertically, 385),
    (40, .bottom, 170), (96, .top, 1010), (0, .bottom, 0),
  ])
  func `an item is scrolled to a position of the viewport`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    screen.collection.scrollToItem(at: path(0, item), at: position, animated: false)
    #expect(screen.collection.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func `scrolling with an animation ends at once, and an item has to exist`() {
    final class Log: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ view: UIScrollView) {
        calls.append("scroll to \(view.contentOffset.y)")
      }
      func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { calls.append("end") }
    }
    let log = Log()
    screen.collection.delegate = log
    screen.collection.scrollToItem(at: path(0, 40), at: .top, animated: true)
    let reasons = reasons {
      screen.collection.scrollToItem(at: path(0, 100), at: .top, animated: true)
    }
    #expect(log.calls == ["scroll to 600.0", "end"])
    #expect(
      reasons == [
        "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = 0 - 100}"
      ])
  }

  @Test func `an item is found at a point, and a cell at an index path`() throws {
    let collection = screen.collection
    collection.contentOffset.y = 300
    let points = [(0, 300), (55, 305), (120, 349), (239, 355), (64, 360)].map {
      collection.indexPathForItem(at: CGPoint(x: $0.0, y: $0.1))
    }
    #expect(points == [path(0, 20), nil, nil, nil, path(0, 25)])
    let cell = try #require(collection.cellForItem(at: path(0, 25)))
    #expect(collection.indexPath(for: cell) == path(0, 25))
    #expect(collection.indexPath(for: UICollectionViewCell()) == nil)
    #expect(collection.cellForItem(at: path(0, 2)) == nil)
  }

  @Test func `a collection view needs a layout, and has one if it is decoded`() {
    let reasons = reasons { _ = UICollectionView(frame: .zero) }
    #expect(reasons == ["UICollectionView must be initialized with a non-nil layout parameter"])
    let decoded = UICollectionView(coder: NSCoder())
    #expect(decoded?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(decoded != nil && decoded?.collectionViewLayout.collectionView === decoded)
  }

  @Test func `updates of a batch aren't uncommitted, unlike those of a drop`() {
    let collection = screen.collection
    var states = [collection.hasUncommittedUpdates]
    collection.performBatchUpdates {
      states.append(collection.hasUncommittedUpdates)
    } completion: { finished in
      states.append(finished)
    }
    states.append(collection.hasUncommittedUpdates)
    UIKitLoop.turn()
    #expect(states == [false, false, false, true])
    #expect(!collection.hasActiveDrag && !collection.hasActiveDrop)
  }

  @Test func `a layout receives index paths before and after a change`() {
    final class Noting: UICollectionViewFlowLayout {
      var items: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        items = updateItems.map { item in
          let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
            path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" }
          }
          return "\(item.updateAction) \(paths[0] ?? "–") \(paths[1] ?? "–")"
        }
      }
    }
    let layout = Noting()
    layout.itemSize.width = 60
    let screen = LayoutScreen(layout, [3, 2, 1, 4])
    screen.supplied.counts = [3, 1, 5, 2]
    screen.collection.performBatchUpdates {
      screen.collection.deleteSections([1])
      screen.collection.insertSections([3])
      screen.collection.moveSection(2, toSection: 1)
      screen.collection.deleteItems(at: [path(0, 1)])
      screen.collection.insertItems(at: [path(0, 0), path(2, 4)])
      screen.collection.reloadItems(at: [path(0, 2)])
      screen.collection.moveItem(at: path(3, 3), to: path(2, 0))
    }
    #expect(
      layout.items == [
        "delete 1 –", "insert – 3", "move 2 1", "delete 0.1 –", "insert – 0.0", "insert – 2.4",
        "reload 0.2 0.2", "move 3.3 2.0",
      ])
  }

  @Test func `views that weren't dequeued, or aren't registered, are exceptions`() {
    final class Careless: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView() }
    }
    func header(_ type: String) -> String {
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
      (UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not \
      retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:\
      forIndexPath: or is nil (\(type))
      """
    }
    screen.layout.headerReferenceSize.height = 10
    #expect(reasons { screen.collection.layoutIfNeeded() } == [header("(null)")])
    let careless = Careless()
    screen.collection.dataSource = careless
    let wrong = reasons { screen.collection.layoutIfNeeded() }
    #expect(wrong == [header("<UICollectionReusableView>")])
    final class Decorated: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let felt = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "felt", with: path(0, 0))
        felt.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [felt]
      }
    }
    let layout = Decorated()
    let unregistered = reasons {
      screen.collection.collectionViewLayout = layout
      screen.collection.layoutIfNeeded()
    }
    #expect(
      unregistered == ["no class or nib is registered for decoration views of kind felt"])
    NibLibrary.provide("Felt", UICollectionReusableView.self)
    defer { NibLibrary.remove("Felt") }
    layout.register(UINib(nibName: "Felt", bundle: nil), forDecorationViewOfKind: "felt")
    layout.invalidateLayout()
    screen.collection.layoutIfNeeded()
    #expect(screen.collection.subviews.first?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `an item that is reconfigured keeps its cell`() {
    final class Renewing: NSObject, UICollectionViewDataSource {
      var identifier = "tile"
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      }
    }
    let renewing = Renewing()
    screen.collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    screen.collection.dataSource = renewing
    screen.collection.layoutIfNeeded()
    #expect(reasons { screen.collection.reconfigureItems(at: [path(0, 1)]) } == [])
    renewing.identifier = "other"
    #expect(
      reasons { screen.collection.reconfigureItems(at: [path(0, 1)]) } == [
        "The data source returned another cell for an item that is reconfigured: dequeue by the "
          + "identifier of the cell at <NSIndexPath> {length = 2, path = 0 - 1}"
      ])
  }

  @Test func `a supplementary registration makes views of a nib`() {
    final class Header: UICollectionReusableView {}
    NibLibrary.provide("HeaderNib", Header.self)
    defer { NibLibrary.remove("HeaderNib") }
    var configured: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<Header>(
      supplementaryNib: UINib(nibName: "HeaderNib", bundle: nil), elementKind: "badge"
    ) { _, kind, path in configured.append("\(kind) \(path.section).\(path.item)") }
    let header = screen.collection.dequeueConfiguredReusableSupplementary(
      using: registration, for: path(3, 4))
    #expect(configured == ["badge 3.4"] && header.reuseIdentifier != nil)
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.separatorLayoutGuide.owningView === cell)
    #expect(cell.separatorLayoutGuide === cell.separatorLayoutGuide)
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.bottomSeparatorVisibility = .hidden
    #expect(list.separatorConfiguration.bottomSeparatorVisibility == .hidden)
    #expect(list.separatorConfiguration.topSeparatorVisibility == .automatic)
  }
}

// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCompositionalLayout.md.

import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll perpendicular to the layout.
@MainActor
struct `Recorded sections that scroll across` {
  private typealias Handler = NSCollectionLayoutSectionVisibleItemsInvalidationHandler

  /// Shows sections of 3 and 8 groups with headers.
  private func show(
    _ width: NSCollectionLayoutDimension = .absolute(100), _ handler: Handler? = nil
  ) -> RecordedScreen {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(width, .absolute(50)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = layout(group) {
      $0.contentInsets = insets(3, 4, 5, 6)
      $0.interGroupSpacing = 8
      $0.orthogonalScrollingBehavior = .continuous
      $0.visibleItemsInvalidationHandler = handler
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), elementKind: "header",
          alignment: .top)
      ]
    }
    return RecordedScreen(layout, [3, 8])
  }

  /// The frames of the cells of a section as they are on screen.
  private func cells(_ section: Int, in screen: RecordedScreen) -> [String] {
    screen.collection.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
      .compactMap { path in
        screen.collection.cellForItem(at: path).map { cell in
          "\(path.item): \(numbers(screen.collection.convert(cell.bounds, from: cell)))"
        }
      }
  }

  @Test func `groups are in a row, below their header`() {
    let screen = show()
    #expect(cells(0, in: screen) == ["0: 4 23 100 50", "1: 112 23 100 50", "2: 220 23 100 50"])
    #expect(cells(1, in: screen) == ["0: 4 101 100 50", "1: 112 101 100 50", "2: 220 101 100 50"])
    #expect(screen.content == "content 320 156")
  }

  @Test func `a group's width can be a fraction of the collection view's`() {
    let screen = show(.fractionalWidth(0.8))
    #expect(cells(0, in: screen) == ["0: 4 23 256 50", "1: 268 23 256 50"])
    screen.collection.user.scroll(section: 0, by: 300)
    #expect(cells(0, in: screen) == ["1: -32 23 256 50", "2: 232 23 256 50"])
  }

  @Test func `a handler gets the frames before scrolling, the header at the end, and the offset`() {
    var seen: [Int: (offset: CGFloat, items: [String])] = [:]
    let screen = show(.absolute(100)) { items, offset, _ in
      guard let section = items.first?.indexPath.section else { return }
      seen[section] = (
        offset.x, items.map { "\($0.indexPath.item): \(numbers($0.frame)), z \($0.zIndex)" }
      )
    }
    #expect(seen[0]?.offset == 0)
    #expect(
      seen[0]?.items == [
        "0: 4 23 100 50, z 0", "1: 112 23 100 50, z 0", "2: 220 23 100 50, z 0",
        "0: 4 0 310 20, z 1",
      ])
    screen.collection.user.scroll(section: 1, by: 200)
    #expect(seen[1]?.offset == 200)
    #expect(seen[1]?.items.contains("3: 328 101 100 50, z 0") == true)
  }

  @Test func `a section is laid out once, and not again while it scrolls`() {
    var requests = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      requests += 1
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.absolute(100), .absolute(50)),
          subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let screen = RecordedScreen(layout, [8])
    let before = requests
    screen.collection.user.scroll(section: 0, by: 50)
    screen.settle()
    #expect(requests == before)
  }

  @Test func `an item keeps what the handler sets until the next layout`() {
    var seen: [CGFloat] = []
    let screen = show(.absolute(100)) { items, _, _ in
      for item in items
      where item.indexPath == path(1, 2) && item.representedElementCategory == .cell {
        seen.append(item.alpha)
        item.alpha = 0.5
      }
    }
    screen.collection.user.scroll(section: 1, by: 20)
    #expect(screen.collection.cellForItem(at: path(1, 2))?.alpha == 0.5 && seen.last == 0.5)
    seen = []
    screen.collection.collectionViewLayout.invalidateLayout()
    screen.settle()
    #expect(seen.first == 1)
  }
}

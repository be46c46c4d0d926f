import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll perpendicular to the layout, as Apple's documentation of `orthogonalScrollingBehavior`
/// describes.
@MainActor
struct OrthogonalScrollingTests {
  private let screen = CollectionScreen([numbers(0..<9), numbers(10..<12)])

  /// Shows groups of 100 points in a section of 240 points, and a second section below.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    groupWidth: CGFloat = 100, _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    func section(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: width, heightDimension: .absolute(50)),
          subitems: [item]))
    }
    let scrolling = section(.absolute(groupWidth))
    scrolling.interGroupSpacing = 10
    scrolling.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    scrolling.orthogonalScrollingBehavior = behavior
    adapt(scrolling)
    let fixed = section(.fractionalWidth(1))
    screen.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout { index, _ in index == 0 ? scrolling : fixed },
      animated: false)
    screen.collection.layoutIfNeeded()
  }

  /// The distance that the first section has been scrolled.
  private var offset: CGFloat? {
    let collection = screen.collection
    guard let first = collection.indexPathsForVisibleItems.first(where: { $0.section == 0 }),
      let shown = collection.cellForItem(at: first)?.frame.minX,
      let own = collection.layoutAttributesForItem(at: first)?.frame.minX
    else { return nil }
    return own - shown
  }

  @Test func `A section scrolls without the others, until its end`() {
    show(.continuous)
    #expect(screen.collection.contentSize.width == 240)
    #expect(screen.collection.user.scroll(section: 0, by: 123))
    #expect(offset == 123)
    #expect(screen.collection.cellForItem(at: path(0, 0)) == nil)
    #expect(screen.collection.cellForItem(at: path(1, 0))?.frame.minX == 0)
    screen.collection.user.scroll(section: 0, by: 5000)
    // Nine groups (900), eight gaps (80) and the insets (10), without the viewport (240).
    #expect(offset == 750)
    #expect(!screen.collection.user.scroll(section: 0, by: 10))
    #expect(!screen.collection.user.scroll(section: 1, by: 10), "this one doesn't scroll")
    screen.collection.user.scroll(section: 0, by: -5000)
    #expect(offset == 0)
  }

  @Test func `Scrolling stops where the behaviour says`() {
    show(.continuousGroupLeadingBoundary)
    screen.collection.user.scroll(section: 0, by: 170)
    #expect(offset == 220)
    show(.paging)
    screen.collection.user.scroll(section: 0, by: -20)
    #expect(offset == 0)
    screen.collection.user.scroll(section: 0, by: 30)
    #expect(offset == 230, "a page is as wide as the section without its insets")
    screen.collection.user.scroll(section: 0, by: 30)
    #expect(offset == 460)
    screen.collection.user.scroll(section: 0, by: 30)
    screen.collection.user.scroll(section: 0, by: 30)
    #expect(offset == 750, "the end")
    screen.collection.user.scroll(section: 0, by: -30)
    #expect(offset == 690)
  }

  @Test func `Fractions of a group's size are those of the whole width, and of the inner height`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(0.8), .fractionalHeight(0.25)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let screen = LayoutScreen(
      layout(group) { section in
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        section.interGroupSpacing = 8
      }, [2], width: 320)
    #expect(screen.elements == ["0.0: 4 3 256 118", "0.1: 268 3 256 118"])
    #expect(screen.collection.contentSize == CGSize(width: 320, height: 126))
  }

  @Test func `The first and the last group can be centred, too`() {
    show(.groupPagingCentered)
    #expect(screen.collection.cellForItem(at: path(0, 0))?.frame.midX == 120)
    #expect(!screen.collection.user.scroll(section: 0, by: -1))
    for _ in 0..<8 { screen.collection.user.scroll(section: 0, by: 1) }
    #expect(screen.collection.cellForItem(at: path(0, 8))?.frame.midX == 120)
    #expect(!screen.collection.user.scroll(section: 0, by: 1))
  }

  @Test func `A swipe scrolls by one group, also centred`() {
    show(.groupPaging)
    screen.collection.user.scroll(section: 0, by: 500)
    #expect(offset == 110)
    screen.collection.user.scroll(section: 0, by: 1)
    #expect(offset == 220)
    screen.collection.user.scroll(section: 0, by: -1)
    #expect(offset == 110)
    screen.collection.user.scroll(section: 0, by: -1)
    show(.groupPagingCentered)
    screen.collection.user.scroll(section: 0, by: 1)
    // The second group is from 115 to 215, and the viewport is 240 points wide.
    #expect(offset == 45)
  }

  @Test func `An item is scrolled to in both directions`() {
    show(.continuous)
    screen.collection.scrollToItem(at: path(0, 5), at: [.left, .top], animated: false)
    #expect(screen.collection.cellForItem(at: path(0, 5))?.frame.minX == 0)
    screen.collection.scrollToItem(at: path(0, 5), at: .right, animated: false)
    #expect(screen.collection.cellForItem(at: path(0, 5))?.frame.maxX == 240)
    screen.collection.scrollToItem(at: path(0, 5), at: .centeredHorizontally, animated: false)
    #expect(screen.collection.cellForItem(at: path(0, 5))?.frame.midX == 120)
    #expect(screen.collection.layoutAttributesForItem(at: path(0, 5))?.frame.minX == 555)
  }

  @Test func `A section's handler gets its own offset, and items as they are before scrolling`() {
    var seen: (items: [Int], starts: [CGFloat], offset: CGFloat) = ([], [], 0)
    show(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        seen = (items.map(\.indexPath.item), items.map(\.frame.minX), offset.x)
        for item in items where item.frame.minX < offset.x { item.alpha = 0.5 }
      }
    }
    screen.collection.user.scroll(section: 0, by: 150)
    #expect(seen.items == [1, 2, 3])
    #expect(seen.starts == [115, 225, 335])
    #expect(seen.offset == 150)
    #expect(screen.collection.cellForItem(at: path(0, 1))?.alpha == 0.5)
    #expect(screen.collection.cellForItem(at: path(0, 2))?.alpha == 1)
    #expect(screen.collection.cellForItem(at: path(0, 2))?.frame.minX == 75)
  }

  @Test func `A section that becomes shorter shows its end`() {
    show(.continuous)
    screen.collection.user.scroll(section: 0, by: 5000)
    show(.continuous, groupWidth: 30)
    screen.collection.user.scroll(section: 0, by: 5000)
    // Nine groups (270), eight gaps (80) and the insets (10), without the viewport (240).
    #expect(offset == 120)
  }
}

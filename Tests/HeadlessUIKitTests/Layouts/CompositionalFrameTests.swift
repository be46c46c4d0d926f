import Foundation
import HeadlessUIKit
import Testing

private typealias Size = NSCollectionLayoutSize
private typealias Item = NSCollectionLayoutItem
private typealias Group = NSCollectionLayoutGroup
private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

@MainActor
struct `Frames in a compositional layout` {
  private let whole = Item(
    layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

  @Test func `a number of items shares a horizontal group, inside all insets`() {
    whole.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(41)),
      subitem: whole, count: 3)
    group.interItemSpacing = .fixed(5)
    group.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 9, trailing: 10)
    section.interGroupSpacing = 11
    let screen = LayoutScreen(UICollectionViewCompositionalLayout(section: section), [4, 1])
    #expect(
      screen.elements == [
        "0.0: 13 10 62 31", "0.1: 86 10 62 31", "0.2: 159 10 62 31", "0.3: 13 62 62 31",
        "1.0: 13 113 62 31",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 240, height: 154))
  }

  @Test(arguments: [true, false])
  func `vertical groups in a horizontal one repeat until the line is full`(isRepeating: Bool) {
    let half = Item(
      layoutSize: Size(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let size = Size(widthDimension: .absolute(70), heightDimension: .absolute(100))
    let pair =
      isRepeating
      ? Group.vertical(layoutSize: size, repeatingSubitem: half, count: 2)
      : Group.vertical(layoutSize: size, subitem: half, count: 2)
    pair.interItemSpacing = .fixed(6)
    let single = Item(
      layoutSize: Size(widthDimension: .absolute(50), heightDimension: .fractionalHeight(0.3)))
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [pair, single])
    group.interItemSpacing = .fixed(9)
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [6])
    // Repeated items keep their own height, so the second one is below the group, where no rectangle finds it.
    let (height, second) = isRepeating ? (94, 100) : (47, 53)
    let frames = (0..<6).map { item in
      screen.collection.layoutAttributesForItem(at: path(0, item)).map { numbers($0.frame) }
    }
    #expect(
      frames == [
        "0 0 35 \(height)", "0 \(second) 35 \(height)", "79 0 50 30", "138 0 35 \(height)",
        "138 \(second) 35 \(height)", "0 100 35 \(height)",
      ])
    #expect(screen.elements.count == (isRepeating ? 4 : 6))
  }

  /// A layout that scrolls horizontally, with headers of sections and of the whole layout.
  private func shelf(
    pinned: Bool = false, _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .absolute(30), heightDimension: .fractionalHeight(1)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [boundary("header", 9, .leading)]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = pinned
    adapt(section)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      boundary("top", 15, .leading), boundary("end", 17, .trailing),
    ]
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func boundary(_ kind: String, _ width: CGFloat, _ side: NSRectAlignment) -> Boundary {
    Boundary(
      layoutSize: Size(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)),
      elementKind: kind, alignment: side)
  }

  @Test func `a layout that scrolls horizontally has headers at the leading edges`() {
    let screen = LayoutScreen(shelf(), [2, 1])
    #expect(
      screen.elements == [
        "top 0: 0 0 15 480", "header 0.0: 15 1 9 476", "0.0: 26 1 30 476", "0.1: 61 1 30 476",
        "header 1.0: 107 1 9 476", "1.0: 118 1 30 476", "end 0: 152 0 17 480",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 169, height: 480))
  }

  @Test func `pinned headers stay at the leading edge of the viewport in their sections`() {
    let screen = LayoutScreen(shelf(pinned: true), [3, 9])
    func header(_ section: Int) -> String? {
      screen.collection.supplementaryView(forElementKind: "header", at: path(section, 0))
        .map { numbers($0.frame) }
    }
    #expect(header(0) == "15 1 9 476" && header(1) == "142 1 9 476")
    screen.collection.user.scroll(by: 0, sideways: 50)
    #expect(header(0) == "50 1 9 476" && header(1) == "142 1 9 476")
    screen.collection.user.scroll(by: 0, sideways: 75)
    #expect(header(0) == "121 1 9 476" && header(1) == "142 1 9 476")
    screen.collection.user.scroll(by: 0, sideways: 75)
    #expect(header(0) == nil && header(1) == "200 1 9 476")
  }

  @Test func `another configuration lays out again, and a copy has the same values`() throws {
    let layout = shelf()
    let screen = LayoutScreen(layout, [2, 1])
    let copy = try #require(
      layout.configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    #expect(copy !== layout.configuration && copy.scrollDirection == .horizontal)
    #expect(copy.interSectionSpacing == 12)
    #expect(copy.boundarySupplementaryItems.map(\.elementKind) == ["top", "end"])
    copy.interSectionSpacing = 20
    layout.configuration = copy
    screen.collection.layoutIfNeeded()
    #expect(screen.cells == ["0.0: 26 1 30 476", "0.1: 61 1 30 476", "1.0: 126 1 30 476"])
  }

  @Test func `a section of a horizontal layout scrolls vertically`() {
    var seen: [String] = []
    let tall = Group.vertical(
      layoutSize: Size(widthDimension: .absolute(50), heightDimension: .absolute(200)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: tall)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.map { "\($0.indexPath.item): \(numbers($0.frame))" }
      seen.append("offset \(offset.x) \(offset.y)")
      seen.append("size \(environment.container.contentSize)")
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [4])
    #expect(screen.cells == ["0.0: 0 0 50 200", "0.1: 0 210 50 200", "0.2: 0 420 50 200"])
    #expect(screen.collection.user.scroll(section: 0, by: 123))
    #expect(screen.cells == ["0.0: 0 -123 50 200", "0.1: 0 87 50 200", "0.2: 0 297 50 200"])
    #expect(
      seen == [
        "0: 0 0 50 200", "1: 0 210 50 200", "2: 0 420 50 200", "offset 0.0 123.0",
        "size \(CGSize(width: 240, height: 480))",
      ])
    screen.collection.scrollToItem(at: path(0, 3), at: .bottom, animated: false)
    #expect(screen.cells.last == "0.3: 0 280 50 200")
    screen.collection.scrollToItem(at: path(0, 1), at: .centeredVertically, animated: false)
    #expect(screen.cells[1] == "0.1: 0 140 50 200")
    screen.collection.scrollToItem(at: path(0, 1), at: .top, animated: false)
    #expect(screen.cells[0] == "0.1: 0 0 50 200")
  }

  @Test func `a paging section doesn't scroll without a distance`() {
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let screen = LayoutScreen(UICollectionViewCompositionalLayout(section: section), [4])
    #expect(!screen.collection.user.scroll(section: 0, by: 0))
    #expect(screen.collection.user.scroll(section: 0, by: 1))
    #expect(!screen.collection.user.scroll(section: 1, by: 1))
    #expect(!screen.collection.user.scroll(section: 0, by: 0))
    #expect(screen.cells == ["0.1: 0 0 100 50", "0.2: 100 0 100 50", "0.3: 200 0 100 50"])
  }

  @Test func `supplementary items are anchored to their items, and backgrounds fill sections`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(8), heightDimension: .absolute(6)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    #expect(badge.itemAnchor?.edges == [.bottom, .leading] && badge.elementKind == "badge")
    let item = Item(layoutSize: whole.layoutSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    let screen = LayoutScreen(layout, [1, 2])
    #expect(
      screen.elements == [
        "0.0: 24 13 170 60", "badge 0.0: 194 7 8 6", "panel 0.0: 2 1 234 104",
        "1.0: 24 121 170 60", "badge 1.0: 194 115 8 6", "1.1: 24 221 170 60",
        "badge 1.1: 194 215 8 6", "panel 1.0: 2 109 234 204",
      ])
    func panel(_ kind: String, _ path: IndexPath) -> String? {
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path).map { numbers($0.frame) }
    }
    #expect(panel("panel", path(1, 0)) == "2 109 234 204")
    #expect(panel("badge", path(0, 0)) == nil && panel("panel", path(0, 1)) == nil)
    let collection = screen.collection
    let shown = collection.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: path(1, 1))
    #expect(shown.map { numbers($0.frame) } == "194 215 8 6")
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: "panel", at: path(1, 0)) == nil)
    #expect(collection.indexPathsForVisibleSupplementaryElements(ofKind: "panel").isEmpty)
    #expect(collection.visibleSupplementaryViews(ofKind: "badge").count == 3)
  }

  @Test func `the views of items count in their section, and other items have none`() {
    func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: Size(widthDimension: .absolute(10), heightDimension: .absolute(10)),
        elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    }
    let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = Group.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [
        Item(layoutSize: size), Item(layoutSize: size, supplementaryItems: [badge("a")]),
        Item(layoutSize: size, supplementaryItems: [badge("a"), badge("b")]),
      ])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let screen = LayoutScreen(layout, [5, 3])
    let views = screen.elements.filter { !$0.hasPrefix("0.") && !$0.hasPrefix("1.") }
    #expect(
      views == [
        "a 0.0: 0 20 10 10", "a 0.1: 0 40 10 10", "b 0.0: 0 40 10 10", "a 0.2: 0 80 10 10",
        "a 1.0: 0 120 10 10", "a 1.1: 0 140 10 10", "b 1.0: 0 140 10 10",
      ])
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path(0, 3)) == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path(0, 2))?.frame.minY == 80)
  }

  @Test func `a handler changes visible items until the next layout`() throws {
    let group = Group.horizontal(
      layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      Boundary(
        layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: "header", alignment: .top)
    ]
    var seen: [String] = []
    var isChanging = true
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items {
        seen.append(
          "\(item.representedElementKind ?? "cell") \(item.representedElementCategory) "
            + "\(item.alpha) \(item.zIndex) \(item.isHidden) \(item.transform.isIdentity) "
            + "\(numbers(item.bounds))")
        guard isChanging, item.representedElementCategory == .cell else { continue }
        item.alpha = 0.25
        item.zIndex = 7
        item.center = CGPoint(x: 80, y: 90)
        item.transform = CGAffineTransform(scaleX: 2, y: 3)
        seen.append("\(item.alpha) \(item.zIndex) \(item.center.y) \(item.transform.d)")
        item.isHidden = item.indexPath.item == 1
      }
    }
    let screen = LayoutScreen(UICollectionViewCompositionalLayout(section: section), [2])
    #expect(
      seen == [
        "cell cell 1.0 0 false true 0 0 100 50", "0.25 7 90.0 3.0",
        "cell cell 1.0 0 false true 0 0 100 50", "0.25 7 90.0 3.0",
        "header supplementaryView 1.0 1 false true 0 0 240 20",
      ])
    let cell = try #require(screen.collection.cellForItem(at: path(0, 0)))
    #expect(cell.alpha == 0.25 && cell.center == CGPoint(x: 80, y: 90))
    #expect(cell.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(screen.collection.indexPathsForVisibleItems == [path(0, 0)])
    isChanging = false
    screen.collection.collectionViewLayout.invalidateLayout()
    screen.collection.layoutIfNeeded()
    #expect(screen.cells == ["0.0: 0 20 100 50", "0.1: 0 70 100 50"])
    #expect(cell.alpha == 1 && cell.transform.isIdentity)
  }
}

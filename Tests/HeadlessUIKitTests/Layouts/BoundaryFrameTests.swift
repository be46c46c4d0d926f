import Foundation
import HeadlessUIKit
import Testing

private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

/// The frames of sections, their headers and footers, most of them as recorded on Mac Catalyst.
@MainActor
struct `The edges of a compositional section` {
  private let insets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
  private let halves = layoutRow(
    height: 40, [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])

  private func view(
    _ kind: String, _ side: NSRectAlignment, _ width: NSCollectionLayoutDimension,
    _ height: CGFloat, _ adapt: (Boundary) -> Void = { _ in }
  ) -> Boundary {
    let item = Boundary(
      layoutSize: layoutSize(width, .absolute(height)), elementKind: kind, alignment: side)
    adapt(item)
    return item
  }

  /// Returns the elements, and the height of the content.
  private func elements(
    _ views: [Boundary], _ counts: [Int] = [2],
    _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> [String] {
    let layout = layout(halves) { section in
      section.contentInsets = insets
      section.boundarySupplementaryItems = views
      adapt(section)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    let screen = LayoutScreen(layout, counts)
    return screen.elements + ["content \(Int(screen.collection.contentSize.height))"]
  }

  @Test func `are nothing without items and views, except for the spacing between sections`() {
    let row = layoutRow(height: 30, [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = insets
    section.decorationItems = [.background(elementKind: "panel")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    let screen = LayoutScreen(layout, [1, 0, 1])
    #expect(
      screen.elements == [
        "0.0: 4 3 230 30", "panel 0.0: 0 0 240 38", "2.0: 4 65 230 30", "panel 2.0: 0 62 240 38",
      ])
    #expect(screen.collection.contentSize.height == 100)
    let cell = screen.collection.layoutAttributesForItem(at: path(0, 0))
    let panel = layout.layoutAttributesForDecorationView(ofKind: "panel", at: path(0, 0))
    #expect(cell?.zIndex == 1 && panel?.zIndex == 0)
  }

  @Test func `have insets and a background without items if there is a view`() {
    let header = view("header", .top, .fractionalWidth(1), 10)
    let all = elements([header], [0]) { section in
      section.decorationItems = ["panel", "panel"].map { .background(elementKind: $0) }
    }
    #expect(
      all == [
        "header 0.0: 4 0 230 10", "panel 0.0: 0 0 240 18", "panel 0.1: 0 0 240 18", "content 18",
      ])
  }

  @Test(arguments: [
    (NSRectAlignment.top, "89 0 60 30", 33, 78), (.topLeading, "4 0 60 30", 33, 78),
    (.topTrailing, "174 0 60 30", 33, 78), (.bottom, "89 48 60 30", 3, 78),
    (.bottomLeading, "4 48 60 30", 3, 78), (.bottomTrailing, "174 48 60 30", 3, 78),
    (.leading, "4 9 60 30", 3, 48), (.trailing, "174 9 60 30", 3, 48),
  ])
  func `have views at their sides and corners`(
    side: NSRectAlignment, frame: String, cell: Int, content: Int
  ) {
    let all = elements([view("view", side, .absolute(60), 30)])
    #expect(all.contains("view 0.0: \(frame)"))
    #expect(all.contains("0.0: 4 \(cell) 115 40"))
    #expect(all.last == "content \(content)")
  }

  @Test func `have views in the middle of the collection view if they don't follow the insets`() {
    let all = elements([view("header", .top, .absolute(60), 30)]) {
      $0.supplementariesFollowContentInsets = false
    }
    #expect(all.first == "header 0.0: 90 0 60 30")
  }

  @Test func `grow with a view beside the items that is taller, unless it is inside`() {
    let tall = view("view", .leading, .absolute(33), 200)
    let withoutInsets: (NSCollectionLayoutSection) -> Void = { $0.contentInsets = .zero }
    #expect(
      elements([tall], [2], withoutInsets) == [
        "0.0: 0 0 120 40", "0.1: 120 0 120 40", "view 0.0: 0 0 33 200", "content 200",
      ])
    tall.extendsBoundary = false
    #expect(
      elements([tall], [2], withoutInsets).suffix(2) == ["view 0.0: 0 -80 33 200", "content 40"])
  }

  @Test func `have several views on one side, which aren't stacked`() {
    let views = [
      view("a", .top, .fractionalWidth(1), 30), view("b", .top, .fractionalWidth(1), 10),
      view("c", .bottom, .fractionalWidth(1), 7), view("d", .bottom, .fractionalWidth(1), 5),
    ]
    #expect(
      elements(views) == [
        "a 0.0: 4 0 230 30", "b 0.0: 4 20 230 10", "0.0: 4 33 115 40", "0.1: 119 33 115 40",
        "c 0.0: 4 78 230 7", "d 0.0: 4 78 230 5", "content 85",
      ])
  }

  @Test func `grow only by as much as a moved view is outside`() {
    let header = Boundary(
      layoutSize: layoutSize(.absolute(60), .absolute(30)), elementKind: "header",
      alignment: .top, absoluteOffset: CGPoint(x: 5, y: 7))
    let all = elements([header])
    #expect(all.prefix(2) == ["header 0.0: 94 0 60 30", "0.0: 4 26 115 40"])
    #expect(all.last == "content 71")
  }

  @Test func `are those of the whole layout for its views, which have the same index path`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      view("header", .top, .fractionalWidth(1), 30) { $0.pinToVisibleBounds = true },
      view("footer", .bottom, .fractionalWidth(1), 20),
    ]
    let section = NSCollectionLayoutSection(group: halves)
    let screen = LayoutScreen(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [40])
    #expect(screen.collection.contentSize.height == 850)
    func frame(_ kind: String) -> String? {
      screen.collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(index: 0)
      ).map { numbers($0.frame) }
    }
    #expect(frame("header") == "0 0 240 30" && frame("footer") == "0 830 240 20")
    screen.collection.user.scroll(by: 100)
    #expect(frame("header") == "0 100 240 30")
  }
}

/// Headers and footers that stay in the viewport.
@MainActor
struct `Pinned headers and footers` {
  private func pinned(_ kind: String, _ side: NSRectAlignment, _ height: CGFloat) -> Boundary {
    let item = Boundary(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: side)
    item.pinToVisibleBounds = true
    return item
  }

  private func show(isPinned: Bool = true, requests: @escaping () -> Void = {}) -> LayoutScreen {
    let section = NSCollectionLayoutSection(
      group: layoutRow(height: 100, [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.boundarySupplementaryItems = [
      pinned("header", .top, 30), pinned("footer", .bottom, 20),
    ]
    for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = isPinned }
    return LayoutScreen(
      UICollectionViewCompositionalLayout { _, _ in
        requests()
        return section
      }, [9, 9])
  }

  private func attributes(
    _ kind: String, _ section: Int = 0, in screen: LayoutScreen
  ) -> UICollectionViewLayoutAttributes? {
    screen.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(section, 0))
  }

  @Test func `push each other out of the viewport, in front of everything else`() {
    let screen = show()
    // The first section has items from 30 to 930 points, and a footer that ends at 950 points.
    #expect(attributes("footer", in: screen)?.frame.minY == 460)
    screen.collection.user.scroll(by: 910)
    #expect(attributes("header", in: screen)?.frame.minY == 900)
    #expect(attributes("footer", in: screen)?.frame.minY == 930)
    #expect(attributes("header", 1, in: screen)?.frame.minY == 950)
    #expect(attributes("header", in: screen)?.zIndex == 1_000_000_001)
    screen.collection.user.scroll(by: 100)
    #expect(attributes("header", in: screen)?.zIndex == 1, "not in the viewport any more")
    #expect(attributes("footer", 1, in: screen)?.frame.maxY == 1_490)
  }

  @Test func `stay inside the insets of the collection view`() {
    let screen = show()
    screen.collection.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 60, right: 0)
    screen.collection.user.scroll(by: 100)
    #expect(attributes("header", in: screen)?.frame.minY == 150)
    #expect(attributes("footer", in: screen)?.frame.maxY == 520)
  }

  @Test func `invalidate the layout while it scrolls, which keeps its sections`() {
    var requests = 0
    let screen = show { requests += 1 }
    let moved = screen.collection.bounds.offsetBy(dx: 0, dy: 1)
    #expect(screen.collection.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: moved))
    let before = requests
    screen.collection.user.scroll(by: 100)
    #expect(requests == before)
    #expect(attributes("header", in: screen)?.frame.minY == 100)
    screen.collection.collectionViewLayout.invalidateLayout()
    screen.collection.layoutIfNeeded()
    #expect(requests == before + 2)
    let fixed = show(isPinned: false)
    #expect(
      !fixed.collection.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: moved))
  }
}

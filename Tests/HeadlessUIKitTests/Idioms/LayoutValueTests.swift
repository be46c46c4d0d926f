import Foundation
import HeadlessUIKit
import Testing

/// The values that layouts are made of, as code that subclasses or extends layouts reads them.
@MainActor
struct `The values of a layout` {
  @Test func `a dimension is measured in one way`() {
    let width = NSCollectionLayoutDimension.fractionalWidth(0.5)
    let height = NSCollectionLayoutDimension.fractionalHeight(0.25)
    let points = NSCollectionLayoutDimension.absolute(44)
    let estimate = NSCollectionLayoutDimension.estimated(100)
    let all = [width, height, points, estimate]
    #expect(all.map(\.isFractionalWidth) == [true, false, false, false])
    #expect(all.map(\.isFractionalHeight) == [false, true, false, false])
    #expect(all.map(\.isAbsolute) == [false, false, true, false])
    #expect(all.map(\.isEstimated) == [false, false, false, true])
    #expect(all.map(\.dimension) == [0.5, 0.25, 44, 100])
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: points)
    #expect(size.widthDimension === width)
    #expect(size.heightDimension === points)
  }

  @Test func `spacing is fixed or flexible`() {
    let fixed = NSCollectionLayoutSpacing.fixed(8)
    let flexible = NSCollectionLayoutSpacing.flexible(4)
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 8)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 4)
  }

  @Test func `an anchor's offset is absolute or a fraction`() {
    let absolute = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -4))
    let fraction = NSCollectionLayoutAnchor(
      edges: .bottom, fractionalOffset: CGPoint(x: 0.5, y: 0))
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(fraction.isFractionalOffset && !fraction.isAbsoluteOffset)
    #expect(absolute.edges == [.top, .trailing])
    #expect(absolute.offset == CGPoint(x: 3, y: -4))
    #expect(absolute.copy() as? NSCollectionLayoutAnchor != nil)
  }

  @Test func `copies of items keep their values and can be changed alone`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    badge.zIndex = 7
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets.top = 5
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(6)
    group.contentInsets.leading = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topLeading,
      absoluteOffset: CGPoint(x: 0, y: 9))
    header.pinToVisibleBounds = true

    let badgeCopy = try #require(badge.copy() as? NSCollectionLayoutSupplementaryItem)
    #expect(badgeCopy.elementKind == "badge")
    #expect(badgeCopy.zIndex == 7)
    #expect(badgeCopy.containerAnchor.edges == .top)
    #expect(badgeCopy.itemAnchor == nil)
    let itemCopy = try #require(item.copy() as? NSCollectionLayoutItem)
    itemCopy.contentInsets.top = 1
    #expect(item.contentInsets.top == 5)
    #expect(itemCopy.supplementaryItems.map(\.elementKind) == ["badge"])
    let groupCopy = try #require(group.copy() as? NSCollectionLayoutGroup)
    #expect(groupCopy.interItemSpacing?.spacing == 6)
    #expect(groupCopy.contentInsets.leading == 8)
    #expect(groupCopy.subitems.count == 1)
    let headerCopy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(headerCopy.alignment == .topLeading)
    #expect(headerCopy.offset.y == 9)
    #expect(headerCopy.pinToVisibleBounds)
    #expect(headerCopy.extendsBoundary)
  }

  @Test func `attributes have bounds at the origin`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.size == CGSize(width: 10, height: 10))
  }

  @Test func `a context lists the items that it invalidates`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
    #expect(!context.invalidateEverything)
  }

  @Test func `a context lists the views that it invalidates, by their kinds`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "header", at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [paths[2]])
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == ["header": [paths[0], paths[1]], "badge": [paths[2]]])
    context.invalidateDecorationElements(ofKind: "card", at: [paths[0]])
    context.invalidateDecorationElements(ofKind: "card", at: [paths[1]])
    #expect(context.invalidatedDecorationIndexPaths == ["card": [paths[0], paths[1]]])
  }

  @Test func `a flow layout's context invalidates the sizes and the places of items`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test func `a context is about everything after a reload, and about counts after a batch`() {
    final class Layout: UICollectionViewFlowLayout {
      var contexts: [String] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        super.invalidateLayout(with: context)
      }
    }
    func contexts(_ layout: Layout, of change: () -> Void) -> [String] {
      layout.contexts = []
      change()
      return layout.contexts
    }
    let layout = Layout()
    let screen = LayoutScreen(layout, [2])
    #expect(contexts(layout) { layout.invalidateLayout() } == ["false false"])
    #expect(contexts(layout) { screen.collection.reloadData() } == ["true true"])
    screen.collection.layoutIfNeeded()
    let batch = contexts(layout) {
      screen.supplied.counts = [3]
      screen.collection.insertItems(at: [path(0, 2)])
    }
    #expect(batch == ["false true"])
    let other = Supplied([1])
    #expect(contexts(layout) { screen.collection.dataSource = other } == ["true true"])
    let second = Layout()
    #expect(contexts(second) { screen.collection.collectionViewLayout = second } == ["true true"])
  }

  @Test func `a flow layout that is invalidated requests its sizes again`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var width: CGFloat = 50
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: width, height: 10) }
    }
    let sizes = Sizes()
    let layout = UICollectionViewFlowLayout()
    let screen = LayoutScreen(layout, [1], delegate: sizes)
    sizes.width = 60
    layout.invalidateLayout()
    withExtendedLifetime(sizes) { screen.collection.layoutIfNeeded() }
    #expect(screen.cells == ["0.0: 0 0 60 10"])
  }

  @Test func `dimensions that aren't finite, and groups without items, are exceptions`() {
    let size = layoutSize(.absolute(10), .absolute(10))
    let item = layoutItem(.absolute(10), .absolute(10))
    let exceptions = UIKitException.recording {
      _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
      _ = NSCollectionLayoutDimension.fractionalHeight(-.infinity)
      _ = NSCollectionLayoutDimension.absolute(.infinity)
      _ = NSCollectionLayoutDimension.estimated(.nan)
      _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 0)
      _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: -1)
      _ = NSCollectionLayoutDimension.absolute(-1)
    }
    #expect(
      exceptions.map(\.reason) == [
        "Invalid fractional width: nan. The fraction must be a finite value.",
        "Invalid fractional height: -inf. The fraction must be a finite value.",
        "Invalid absolute dimension: inf. The dimension must be a finite value.",
        "Invalid estimated dimension: nan. The dimension must be a finite value.",
        "At least 1 subitem is required for a group",
        "A repeating horizontal group should specify a count >= 1",
        "A repeating vertical group should specify a count >= 1",
      ])
  }

  @Test func `an anchor at both edges of an axis, or at none, is in the middle`() {
    let badges = [NSDirectionalRectEdge.top, [.top, .bottom], .all, []].enumerated().map {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.absolute(40), .absolute(20)), elementKind: "badge\($0.offset)",
        containerAnchor: NSCollectionLayoutAnchor(edges: $0.element))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: badges)
    let screen = LayoutScreen(layout(layoutRow(height: 100, [item])), [1])
    #expect(
      screen.elements == [
        "0.0: 0 0 240 100", "badge0 0.0: 100 0 40 20", "badge1 0.0: 100 40 40 20",
        "badge2 0.0: 100 40 40 20", "badge3 0.0: 100 40 40 20",
      ])
  }

  @Test func `a transition knows both layouts`() {
    let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let transition = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
    #expect(transition.transitionProgress == 0)
  }

  @Test func `a layout of its own needn't invalidate itself when the bounds change`() {
    final class Layout: UICollectionViewLayout {}
    let layout = Layout()
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 1, height: 1)))
    #expect(
      type(of: layout.invalidationContext(forBoundsChange: .zero))
        == UICollectionViewLayoutInvalidationContext.self)
  }
}

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

  @Test func `a flow layout's context invalidates the sizes and the places of items`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test func `a layout that is invalidated invalidates everything`() {
    final class Layout: UICollectionViewLayout {
      var contexts: [Bool] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context.invalidateEverything)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    layout.invalidateLayout()
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    #expect(layout.contexts == [true, false])
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

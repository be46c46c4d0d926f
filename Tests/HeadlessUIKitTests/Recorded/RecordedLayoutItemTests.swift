// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, NSCollectionLayoutDimension.md and
// NSCollectionLayoutItem.md.

import Foundation
import HeadlessUIKit
import Testing

/// The values of a compositional layout before it lays out.
@MainActor
struct `Recorded values of a compositional layout` {
  private typealias Dimension = NSCollectionLayoutDimension
  private typealias Group = NSCollectionLayoutGroup

  private let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))

  @Test func `a dimension can be negative, zero or more than the whole`() {
    let dimensions: [Dimension] = [
      .absolute(-3), .fractionalWidth(0), .fractionalHeight(1.5), .estimated(-1),
    ]
    #expect(dimensions.map(\.dimension) == [-3, 0, 1.5, -1])
    #expect(Dimension.fractionalWidth(0.5) != .fractionalHeight(0.5))
    #expect(dimensions[0].description.hasPrefix("<NSCollectionLayoutDimension: 0x"))
  }

  @Test func `a spacing can have any value, and an anchor any edges`() {
    #expect(NSCollectionLayoutSpacing.fixed(-3).spacing == -3)
    #expect(NSCollectionLayoutSpacing.fixed(.nan).spacing.isNaN)
    #expect(NSCollectionLayoutSpacing.flexible(.infinity).spacing == .infinity)
    #expect(NSCollectionLayoutSpacing.fixed(4) != .flexible(4))
    let edges = NSDirectionalRectEdge(rawValue: 255)
    #expect(NSCollectionLayoutAnchor(edges: edges).isAbsoluteOffset)
  }

  @Test func `a custom item keeps its frame and its z index, and is equal only to itself`() {
    let frame = CGRect(x: -1, y: 1e300, width: -5, height: 0)
    let custom = NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7)
    #expect(custom.frame == frame && custom.zIndex == 7)
    #expect(custom != NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7))
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex == 0)
  }

  @Test func `items have no insets, and backgrounds have the size of their section`() {
    #expect(item.contentInsets == .zero && item.supplementaryItems.isEmpty)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    #expect(background.zIndex == 0 && background.elementKind == "panel")
    let (width, height) = (
      background.layoutSize.widthDimension, background.layoutSize.heightDimension
    )
    #expect(width.isFractionalWidth && height.isFractionalHeight)
    #expect(width.dimension == 1 && height.dimension == 1)
  }

  @Test func `supplementary items are in front, and those at the boundary extend it`() {
    let size = layoutSize(.absolute(1), .absolute(1))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(header.offset == .zero && header.zIndex == 1)
  }

  @Test func `a section has no insets and no spacing, and its views follow its insets`() {
    let section = NSCollectionLayoutSection(group: layoutRow(height: 1, [item]))
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(section.supplementariesFollowContentInsets)
  }

  @Test func `copies are other objects that share the supplementary items`() {
    let size = layoutSize(.absolute(1), .absolute(1))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    item.contentInsets = insets(1, 2, 3, 4)
    let copy = item.copy() as? NSCollectionLayoutItem
    #expect(copy !== item && copy?.contentInsets == insets(1, 2, 3, 4))
    #expect(copy?.supplementaryItems.first === badge)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    let section = NSCollectionLayoutSection(group: layoutRow(height: 1, [item]))
    section.interGroupSpacing = 5
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [header]
    let sectionCopy = section.copy() as? NSCollectionLayoutSection
    #expect(sectionCopy !== section && sectionCopy?.interGroupSpacing == 5)
    #expect(sectionCopy?.orthogonalScrollingBehavior == .paging)
    #expect(sectionCopy?.boundarySupplementaryItems.first === header)
  }

  @Test func `a count replaces the length of its item, and a repetition keeps it`() {
    let size = layoutSize(.fractionalWidth(1), .absolute(20))
    let item = layoutItem(.absolute(30), .absolute(3))
    let row = Group.horizontal(layoutSize: size, subitem: item, count: 4)
    let width = row.subitems.first?.layoutSize.widthDimension
    #expect(row.subitems.count == 1 && width?.isFractionalWidth == true && width?.dimension == 0.25)
    let column = Group.vertical(layoutSize: size, subitem: item, count: 4)
    let height = column.subitems.first?.layoutSize.heightDimension
    #expect(height?.isFractionalHeight == true && height?.dimension == 0.25)
    let repeated = Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 4)
    #expect(repeated.subitems.map(\.layoutSize.widthDimension.isAbsolute) == [true])
  }

  @Test func `a section accepts two views of a kind until it is laid out`() {
    let section = NSCollectionLayoutSection(group: layoutRow(height: 1, [item]))
    section.boundarySupplementaryItems = [.top, .bottom].map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.absolute(1), .absolute(1)), elementKind: "view", alignment: $0)
    }
    #expect(section.boundarySupplementaryItems.map(\.elementKind) == ["view", "view"])
  }
}

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

  @Test func `descriptions contain kinds and values`() {
    #expect(
      layoutSize(.fractionalWidth(0.5), .fractionalHeight(0.25)).description
        == "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
    #expect(
      layoutSize(.absolute(20), .estimated(30)).description == "{.absolute(20), .estimated(30)}")
    #expect(NSCollectionLayoutSpacing.fixed(4).description.hasSuffix(": fixed:4>"))
    #expect(NSCollectionLayoutSpacing.flexible(5).description.hasSuffix(": flexible:5>"))
    #expect(NSCollectionLayoutSpacing.fixed(.nan).description.hasSuffix(": fixed:nan>"))
    let corner = NSCollectionLayoutAnchor(edges: [.top, .leading])
    #expect(
      corner.description.hasSuffix(": edges=3; offset={0, 0}; anchorPoint={0, 0}>"))
    let item = layoutItem(.fractionalWidth(1), .absolute(2)).description
    #expect(item.hasPrefix("<NSCollectionLayoutItem 0x"))
    #expect(item.contains("; name=(null); size={.containerWidthFactor(1), .absolute(2)};"))
    let section = NSCollectionLayoutSection(group: layoutRow(height: 1, [self.item])).description
    #expect(section.hasPrefix("<NSCollectionLayoutSection: 0x"))
    #expect(section.contains("group = <NSCollectionLayoutGroup: 0x"))
  }

  @Test func `items, groups and sections are equal if their values are`() {
    func row(
      _ width: CGFloat = 1, _ spacing: CGFloat = 0, isVertical: Bool = false
    ) -> NSCollectionLayoutGroup {
      let (size, items) = (
        layoutSize(.fractionalWidth(1), .absolute(2)),
        [layoutItem(.fractionalWidth(width), .fractionalHeight(1))]
      )
      let group: NSCollectionLayoutGroup =
        isVertical
        ? .vertical(layoutSize: size, subitems: items)
        : .horizontal(layoutSize: size, subitems: items)
      group.interItemSpacing = .fixed(spacing)
      return group
    }
    let inset = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    inset.contentInsets = insets(1, 0, 0, 0)
    #expect(item == layoutItem(.fractionalWidth(1), .fractionalHeight(1)) && item != inset)
    #expect(item.hash == inset.hash || item != inset)
    #expect(item != layoutItem(.fractionalWidth(1), .absolute(1)))
    #expect(row() == row() && row().hash == row().hash)
    #expect(row() != row(0.5) && row() != row(1, 3) && row() != row(isVertical: true))
    #expect(layoutItem(.fractionalWidth(1), .absolute(2)) != row() as NSCollectionLayoutItem)

    let changes: [(NSCollectionLayoutSection) -> Void] = [
      { $0.contentInsets.top = 1 }, { $0.interGroupSpacing = 1 },
      { $0.orthogonalScrollingBehavior = .paging },
      { $0.decorationItems = [.background(elementKind: "panel")] },
      { $0.supplementariesFollowContentInsets = false },
      {
        $0.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.absolute(1), .absolute(1)), elementKind: "header",
            alignment: .top)
        ]
      },
    ]
    let section = NSCollectionLayoutSection(group: row())
    #expect(section == NSCollectionLayoutSection(group: row()))
    #expect(section != NSCollectionLayoutSection(group: row(0.5)))
    for change in changes {
      let other = NSCollectionLayoutSection(group: row())
      change(other)
      #expect(section != other && other == other.copy() as? NSCollectionLayoutSection)
    }
  }

  @Test func `copies have their own subitems and decorations`() {
    let group = layoutRow(height: 1, [item])
    let copy = group.copy() as? NSCollectionLayoutGroup
    #expect(copy == group && copy?.subitems.first !== group.subitems.first)
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "panel")]
    let other = section.copy() as? NSCollectionLayoutSection
    #expect(other?.decorationItems.first !== section.decorationItems.first)
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    #expect(anchor.copy() as? NSCollectionLayoutAnchor !== anchor)
    #expect(anchor.isEqual(anchor.copy()))
    let custom = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let customCopy = custom.copy() as? NSCollectionLayoutGroupCustomItem
    #expect(customCopy !== custom && customCopy?.frame == custom.frame)
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

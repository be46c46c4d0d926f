// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCompositionalLayout.md.

import Foundation
import HeadlessUIKit
import Testing

/// Backgrounds, and views at items.
@MainActor
struct `Recorded views of a compositional layout` {
  private typealias Anchor = NSCollectionLayoutAnchor
  private typealias Supplementary = NSCollectionLayoutSupplementaryItem

  /// The origins of two views of 40 by 20 points at an item of 220 by 200 points. The first view has no anchor of its
  /// own, and that of the second one is at its bottom leading corner.
  @Test(
    arguments: [
      ([.top], "140 50", "160 30"), ([.leading], "50 140", "50 130"),
      ([.bottom], "140 230", "160 230"), ([.trailing], "230 140", "270 130"),
      ([.top, .leading], "50 50", "50 30"), ([.bottom, .trailing], "230 230", "270 230"),
      ([.top, .bottom], "140 140", "160 130"), ([], "140 140", "160 130"),
    ] as [(NSDirectionalRectEdge, String, String)])
  func `an anchor of a view is at that of its item`(
    edges: NSDirectionalRectEdge, inside: String, corner: String
  ) {
    let size = layoutSize(.absolute(40), .absolute(20))
    let anchor = Anchor(edges: edges)
    let views = [
      Supplementary(layoutSize: size, elementKind: "inside", containerAnchor: anchor),
      Supplementary(
        layoutSize: size, elementKind: "corner", containerAnchor: anchor,
        itemAnchor: Anchor(edges: [.bottom, .leading])),
    ]
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: views)
    let layout = layout(layoutRow(height: 200, [item])) {
      $0.contentInsets = insets(50, 50, 50, 50)
    }
    #expect(
      RecordedScreen(layout, [1]).recording == [
        "0.0: 50 50 220 200", "corner 0.0: \(corner) 40 20", "inside 0.0: \(inside) 40 20",
        "content 320 300",
      ])
  }

  @Test func `a rectangle contains a view only if it meets the view itself`() {
    let views = [NSDirectionalRectEdge.top, .bottom].map {
      Supplementary(
        layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge\($0.rawValue)",
        containerAnchor: Anchor(edges: [$0, .leading]))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: views)
    let screen = RecordedScreen(layout(layoutRow(height: 60, [item])), [2])
    #expect(screen.names(0, 0, 320, 50) == ["0.0", "0.1", "badge1 0.0", "badge1 0.1"])
    #expect(screen.names(-20, -20, 40, 40) == ["0.0", "badge1 0.0"])
  }

  @Test func `a rectangle contains a background that it touches, and nothing else without an area`()
  {
    let screen = RecordedScreen(
      layout(layoutPairs()) { $0.decorationItems = [.background(elementKind: "panel")] }, [3, 2])
    #expect(screen.names(320, 0, 50, 480) == ["panel 0.0", "panel 1.0"])
    #expect(screen.names(0, 10, 0, 0) == ["panel 0.0"])
    #expect(screen.names(5, 5, 0, 0) == ["panel 0.0"])
    #expect(screen.names(321, 0, 50, 480).isEmpty)
  }

  private let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
    alignment: .top)

  private func panel(_ adapt: (NSCollectionLayoutDecorationItem) -> Void = { _ in })
    -> NSCollectionLayoutDecorationItem
  {
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    adapt(panel)
    return panel
  }

  @Test func `a background is behind the items and the header, also without items`() {
    let layout = layout(layoutPairs()) {
      $0.contentInsets = insets(3, 4, 5, 6)
      $0.interGroupSpacing = 4
      $0.boundarySupplementaryItems = [header]
      $0.decorationItems = [
        panel {
          $0.contentInsets = insets(1, 2, 3, 4)
          $0.zIndex = -3
        }
      ]
    }
    let screen = RecordedScreen(layout, [3, 0, 2])
    #expect(
      screen.recording == [
        "0.0: 4 33 155 40, z 1", "0.1: 159 33 155 40, z 1", "0.2: 4 77 155 40, z 1",
        "2.0: 4 193 155 40, z 1", "2.1: 159 193 155 40, z 1", "header 0.0: 4 0 310 30",
        "header 1.0: 4 122 310 30", "header 2.0: 4 160 310 30", "panel 0.0: 2 1 314 118, z -3",
        "panel 1.0: 2 123 314 34, z -3", "panel 2.0: 2 161 314 74, z -3", "content 320 238",
      ])
  }

  @Test func `a background in a layout that scrolls horizontally has the whole height`() {
    let layout = layout(layoutPairs(), scrolling: .horizontal) {
      $0.contentInsets = insets(3, 4, 5, 6)
      $0.boundarySupplementaryItems = [header]
      $0.decorationItems = [panel()]
    }
    let screen = RecordedScreen(layout, [3, 2])
    #expect(
      screen.recording == [
        "0.0: 4 3 160 40, z 1", "0.1: 164 3 160 40, z 1", "0.2: 324 3 160 40, z 1",
        "1.0: 494 3 160 40, z 1", "1.1: 654 3 160 40, z 1", "header 0.0: 85 3 320 30",
        "header 1.0: 495 3 320 30", "panel 0.0: 0 0 490 480", "panel 1.0: 490 0 330 480",
        "content 820 480",
      ])
  }

  @Test func `only the cells of a section with a background are in front of others`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: layoutPairs())
      if index == 0 { section.decorationItems = [panel()] }
      return section
    }
    let screen = RecordedScreen(layout, [3, 2])
    #expect(
      screen.recording == [
        "0.0: 0 0 160 40, z 1", "0.1: 160 0 160 40, z 1", "0.2: 0 40 160 40, z 1",
        "1.0: 0 80 160 40", "1.1: 160 80 160 40", "panel 0.0: 0 0 320 80", "content 320 120",
      ])
  }
}

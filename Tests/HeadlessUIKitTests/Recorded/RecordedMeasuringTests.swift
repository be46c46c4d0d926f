// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCompositionalLayout.md.

import Foundation
import HeadlessUIKit
import Testing

private typealias Group = NSCollectionLayoutGroup

private let listHeights: [CGFloat] = [31, 50, 31, 69, 31]
private let gridHeights: [CGFloat] = [31, 88, 31, 126, 31]

/// A cell that fits its size to the height of its row.
private class FittingCell: UICollectionViewCell {
  var row = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: listHeights[row])
  }
}

/// A cell that is taller than its superclass prefers.
private final class TallerCell: FittingCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    preferred.frame.size.height += 10
    return preferred
  }
}

/// A cell whose constraints determine its height.
private final class ConstrainedCell: UICollectionViewCell {
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 37) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let content = Content()
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The sizes of cells in a compositional layout with estimated heights.
@MainActor
struct `Recorded measuring in a compositional layout` {
  private let estimated = layoutItem(.fractionalWidth(1), .estimated(44))

  private func column(
    _ height: CGFloat, _ items: [NSCollectionLayoutItem],
    _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    let group = Group.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(height)), subitems: items)
    group.interItemSpacing = .fixed(5)
    return layout(group) {
      $0.interGroupSpacing = 3
      adapt($0)
    }
  }

  private var list: UICollectionViewCompositionalLayout { column(44, [estimated]) }

  private var pairs: UICollectionViewCompositionalLayout { column(88, [estimated, estimated]) }

  private var grid: UICollectionViewCompositionalLayout {
    let group = Group.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
      subitem: layoutItem(.fractionalWidth(0.5), .estimated(50)), count: 2)
    group.interItemSpacing = .fixed(5)
    return layout(group) { $0.interGroupSpacing = 3 }
  }

  /// Shows cells that prefer these heights, which repeat.
  private func show(
    _ layout: UICollectionViewCompositionalLayout, _ heights: [CGFloat], _ count: Int = 5,
    views: [String: CGFloat] = [:]
  ) -> RecordedScreen {
    RecordedScreen(layout, [count], cell: SizedCell.self) { _, items in
      items.configure = { cell, path in
        (cell as? SizedCell)?.preferred.height = heights[path.item % heights.count]
      }
      items.configureView = { view, kind in (view as? SizedView)?.height = views[kind] }
    }
  }

  @Test func `cells have the heights that they prefer`() {
    #expect(
      show(list, listHeights).frames == [
        "0.0: 0 0 320 31", "0.1: 0 34 320 50", "0.2: 0 87 320 31", "0.3: 0 121 320 69",
        "0.4: 0 193 320 31", "content 320 224",
      ])
    #expect(
      show(grid, gridHeights).frames == [
        "0.0: 0 0 157.5 31", "0.1: 162.5 0 157.5 88", "0.2: 0 91 157.5 31",
        "0.3: 162.5 91 157.5 126", "0.4: 0 220 157.5 31", "content 320 251",
      ])
    #expect(
      show(pairs, [31, 50, 31, 69, 31, 31], 6).frames == [
        "0.0: 0 0 320 31", "0.1: 0 36 320 50", "0.2: 0 89 320 31", "0.3: 0 125 320 69",
        "0.4: 0 197 320 31", "0.5: 0 233 320 31", "content 320 264",
      ])
  }

  @Test func `cells that prefer no height keep the estimate`() {
    #expect(
      RecordedScreen(list, [5]).frames == [
        "0.0: 0 0 320 44", "0.1: 0 47 320 44", "0.2: 0 94 320 44", "0.3: 0 141 320 44",
        "0.4: 0 188 320 44", "content 320 232",
      ])
  }

  @Test(
    arguments: [
      (FittingCell.self, [0, 34, 87, 121, 193], [31, 50, 31, 69, 31]),
      (TallerCell.self, [0, 44, 107, 151, 233], [41, 60, 41, 79, 41]),
      (ConstrainedCell.self, [0, 48, 96, 144, 192], [45, 45, 45, 45, 45]),
    ] as [(UICollectionViewCell.Type, [Int], [Int])])
  func `a cell prefers the size that fits it, or that its constraints demand`(
    cell: UICollectionViewCell.Type, tops: [Int], heights: [Int]
  ) {
    let screen = RecordedScreen(list, [5], cell: cell) { _, items in
      items.configure = { ($0 as? FittingCell)?.row = $1.item }
    }
    let frames = (0..<5).map { "0.\($0): 0 \(tops[$0]) 320 \(heights[$0])" }
    #expect(screen.frames == frames + ["content 320 \(tops[4] + heights[4])"])
  }

  @Test func `an estimated width is measured, and kept if the cell prefers none`() {
    let group = layoutRow(height: 44, [layoutItem(.estimated(100), .fractionalHeight(1))])
    #expect(
      RecordedScreen(layout(group), [5]).frames == [
        "0.0: 0 0 100 44", "0.1: 100 0 100 44", "0.2: 200 0 100 44", "0.3: 0 44 100 44",
        "0.4: 100 44 100 44", "content 320 88",
      ])
    let measured = RecordedScreen(layout(group), [2], cell: SizedCell.self) { _, items in
      items.configure = { ($0 as? SizedCell)?.preferred.width = [60, 80][$1.item] }
    }
    #expect(measured.frames == ["0.0: 0 0 60 44", "0.1: 60 0 80 44", "content 320 44"])
  }

  @Test func `a group is as tall as the items in it, and not as its estimate`() {
    let group = Group.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
      subitems: [layoutItem(.fractionalWidth(0.5), .estimated(30))])
    #expect(
      RecordedScreen(layout(group), [4]).frames == [
        "0.0: 0 0 160 30", "0.1: 160 0 160 30", "0.2: 0 30 160 30", "0.3: 160 30 160 30",
        "content 320 60",
      ])
  }

  @Test func `headers and footers are measured, too`() {
    let layout = column(44, [estimated]) {
      $0.boundarySupplementaryItems = [("header", NSRectAlignment.top), ("footer", .bottom)].map {
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)), elementKind: $0,
          alignment: $1)
      }
    }
    let screen = show(layout, listHeights, views: ["header": 28, "footer": 68])
    #expect(
      screen.recording == [
        "0.0: 0 28 320 31", "0.1: 0 62 320 50", "0.2: 0 115 320 31", "0.3: 0 149 320 69",
        "0.4: 0 221 320 31", "footer 0.0: 0 252 320 68", "header 0.0: 0 0 320 28",
        "content 320 320",
      ])
  }

  @Test func `only cells on screen are measured, and keep their heights off screen`() {
    let screen = show(list, listHeights, 60)
    #expect(screen.content == "content 320 2788")
    #expect(
      screen.frames[9...11] == [
        "0.9: 0 420 320 31", "0.10: 0 454 320 31", "0.11: 0 488 320 44",
      ])
    screen.scroll(to: CGPoint(x: 0, y: 500))
    #expect(screen.content == "content 320 2778")
    #expect(
      screen.frames[11...13] == [
        "0.11: 0 488 320 50", "0.12: 0 541 320 31", "0.13: 0 575 320 69",
      ])
    screen.collection.reloadData()
    screen.settle()
    #expect(screen.frames[0] == "0.0: 0 0 320 44", "a reload forgets the heights")
  }

  @Test func `the cells of a grid that come on screen are measured`() {
    let screen = show(grid, gridHeights, 40)
    #expect(screen.content == "content 320 1304")
    #expect(screen.frames[8...9] == ["0.8: 0 345 157.5 126", "0.9: 162.5 345 157.5 31"])
    screen.scroll(to: CGPoint(x: 0, y: 100))
    #expect(screen.content == "content 320 1380")
    #expect(screen.frames[12...13] == ["0.12: 0 565 157.5 31", "0.13: 162.5 565 157.5 126"])
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// The frames of items in groups, most of them as recorded on Mac Catalyst.
@MainActor
struct `Items in a group` {
  private func row(
    _ items: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing, count: Int
  ) -> [String] {
    let group = layoutRow(height: 10, items)
    group.interItemSpacing = spacing
    return LayoutScreen(layout(group), [count], width: 320).elements
  }

  private func item(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    layoutItem(width, .absolute(10))
  }

  @Test func `have widths that are fractions of what the spacing leaves`() {
    #expect(
      row([item(.fractionalWidth(0.5))], .fixed(10), count: 3) == [
        "0.0: 0 0 155 10", "0.1: 165 0 155 10", "0.2: 0 10 155 10",
      ])
    #expect(
      row([item(.fractionalWidth(1 / 3))], .fixed(10), count: 4) == [
        "0.0: 0 0 100 10", "0.1: 110 0 100 10", "0.2: 220 0 100 10", "0.3: 0 10 100 10",
      ])
    #expect(
      row([item(.fractionalWidth(0.5)), item(.absolute(50))], .fixed(10), count: 3) == [
        "0.0: 0 0 155 10", "0.1: 165 0 50 10", "0.2: 0 10 155 10",
      ])
  }

  @Test func `share what is left among flexible gaps, which are the same in the last group`() {
    #expect(
      row([item(.fractionalWidth(0.3))], .flexible(10), count: 5) == [
        "0.0: 0 0 90 10", "0.1: 115 0 90 10", "0.2: 230 0 90 10", "0.3: 0 10 90 10",
        "0.4: 115 10 90 10",
      ])
    #expect(
      row([item(.absolute(100))], .flexible(4), count: 4) == [
        "0.0: 0 0 100 10", "0.1: 110 0 100 10", "0.2: 220 0 100 10", "0.3: 0 10 100 10",
      ])
  }

  @Test func `are rounded down to pixels, so that they fit`() {
    let screen = LayoutScreen(
      layout(layoutRow(height: 10, [item(.fractionalWidth(1 / 3))])), [4], width: 301)
    #expect(screen.elements.map { $0.prefix(4) } == ["0.0:", "0.1:", "0.2:", "0.3:"])
    let frames = (0..<4).map { screen.collection.layoutAttributesForItem(at: path(0, $0))?.frame }
    #expect(frames.map { $0?.minY } == [0, 0, 0, 10])
    #expect(frames[0]?.width == CGFloat(301) / 3)
  }

  private nonisolated static let narrowGroups:
    [(width: Double, fraction: Double, spacing: Double, count: Int)] =
      [(0, 0.5, 10, 1), (20, 0.5, 10, 2), (24, 1 / 3, 8, 3), (375, 0.05, 20, 19)]

  @Test(arguments: narrowGroups)
  func `are as many as the spacing allows`(
    width: Double, fraction: Double, spacing: Double, count: Int
  ) {
    let group = layoutRow(height: 10, [item(.fractionalWidth(fraction))])
    group.interItemSpacing = .fixed(spacing)
    let screen = LayoutScreen(layout(group), [30], width: width)
    let first = (0..<30).prefix {
      screen.collection.layoutAttributesForItem(at: path(0, $0))?.frame.minY == 0
    }
    #expect(first.count == count)
  }

  @Test func `aren't placed if the first one is longer than the group`() {
    let screen = LayoutScreen(
      layout(layoutRow(height: 10, [item(.absolute(321))])), [2], width: 320)
    #expect(screen.elements.isEmpty)
    #expect(screen.collection.contentSize.height == 0)
  }

  @Test func `without a width are placed once in each group`() {
    #expect(
      row([item(.absolute(0)), item(.absolute(0))], .fixed(0), count: 3) == [
        "0.0: 0 0 0 10", "0.1: 0 0 0 10", "0.2: 0 10 0 10",
      ])
  }

  @Test func `are copied, so later changes of theirs have no effect`() {
    let tile = item(.fractionalWidth(1))
    let group = layoutRow(height: 10, [tile])
    tile.contentInsets.leading = 50
    #expect(group.subitems.first !== tile)
    #expect(LayoutScreen(layout(group), [1]).elements == ["0.0: 0 0 240 10"])
  }

  @Test func `that are repeated a number of times keep their own width`() {
    let size = layoutSize(.fractionalWidth(1), .absolute(10))
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item(.absolute(90)), count: 3)
    #expect(
      LayoutScreen(layout(wide), [4]).elements == [
        "0.0: 0 0 90 10", "0.1: 90 0 90 10", "0.2: 180 0 90 10", "0.3: 0 10 90 10",
      ])
    let half = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item(.fractionalWidth(0.5)), count: 2)
    half.interItemSpacing = .fixed(10)
    #expect(LayoutScreen(layout(half), [2]).elements == ["0.0: 0 0 115 10", "0.1: 125 0 115 10"])
  }

  @Test func `are where a custom group wants them, in each of its repetitions`() {
    var containers: [String] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(80))
    ) { environment in
      let container = environment.container
      containers.append("\(container.contentSize) \(container.effectiveContentSize)")
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let screen = LayoutScreen(
      layout(group) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
      }, [4], width: 320)
    #expect(
      screen.elements == [
        "0.0: 5 5 30 40", "0.1: 54 13 60 30", "0.2: -1 -2 400 20", "0.3: 5 85 30 40",
      ])
    #expect(screen.collection.layoutAttributesForItem(at: path(0, 1))?.zIndex == 4)
    let size = CGSize(width: 320, height: 80)
    let inner = CGSize(width: 314, height: 76)
    #expect(containers == ["\(size) \(inner)"])
  }

  @Test(arguments: [("none", 170.0), ("fixed", 260), ("flexible", 230)])
  func `end the last group as far behind them as a whole group ends`(
    spacing: String, height: Double
  ) {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [layoutItem(.fractionalWidth(1), .absolute(30))])
    switch spacing {
    case "fixed": group.interItemSpacing = .fixed(10)
    case "flexible": group.interItemSpacing = .flexible(10)
    default: group.interItemSpacing = nil
    }
    #expect(Double(LayoutScreen(layout(group), [5]).collection.contentSize.height) == height)
  }

  @Test func `end the last group also in a layout that scrolls horizontally`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
      subitems: [layoutItem(.absolute(30), .fractionalHeight(1))])
    let screen = LayoutScreen(layout(group, scrolling: .horizontal), [5, 3])
    #expect(screen.collection.contentSize == CGSize(width: 270, height: 480))
  }

  @Test func `leave the last group whole in a section that scrolls across`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(100), .absolute(50)),
      subitems: [layoutItem(.absolute(30), .fractionalHeight(1))])
    let screen = LayoutScreen(
      layout(group) { $0.orthogonalScrollingBehavior = .continuous }, [5], width: 120)
    screen.collection.user.scroll(section: 0, by: 999)
    // Two groups (200) without the viewport (120) leave an offset of 80.
    #expect(screen.cells == ["0.2: -20 0 30 50", "0.3: 20 0 30 50", "0.4: 50 0 30 50"])
  }
}

// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCompositionalLayout.md.

import Foundation
import HeadlessUIKit
import Testing

private typealias Group = NSCollectionLayoutGroup

/// What a group contains, and where.
@MainActor
struct `Recorded groups of a compositional layout` {
  /// The items of the first row, of which each has a fraction of the width.
  struct Row: Sendable {
    let fraction: CGFloat
    let width: CGFloat
    let edges: [CGFloat]

    init(_ fraction: CGFloat, _ width: CGFloat, _ edges: [CGFloat]) {
      (self.fraction, self.width, self.edges) = (fraction, width, edges)
    }
  }

  @Test func `a rectangle contains items of the groups that it meets only`() {
    let items = [
      layoutItem(.fractionalWidth(0.5), .absolute(100)),
      layoutItem(.fractionalWidth(0.5), .fractionalWidth(0.25)),
    ]
    let screen = RecordedScreen(layout(layoutRow(height: 20, items)), [4])
    #expect(screen.names(0, 33, 320, 0.5) == ["0.2", "0.3"])
    #expect(screen.names(0, 19, 320, 2) == ["0.0", "0.1", "0.2", "0.3"])
    #expect(screen.names(0, 50, 320, 20).isEmpty, "the items leave their groups here")
  }

  @Test func `a rectangle contains an item only for its part inside its custom group`() {
    let group = Group.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(80))) { _ in
      [CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 0, y: 200, width: 30, height: 40)]
        .map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let screen = RecordedScreen(layout(group), [2, 2])
    #expect(screen.names(0, 0, 320, 480) == ["0.0", "1.0"])
    #expect(screen.frames[1] == "0.1: 0 200 30 40")
    #expect(screen.collection.indexPathsForVisibleItems == [path(0, 0), path(1, 0)])
  }

  private func expect(
    _ row: Row, _ spacing: NSCollectionLayoutSpacing?, at location: SourceLocation
  ) {
    let group = layoutRow(height: 10, [layoutItem(.fractionalWidth(row.fraction), .absolute(10))])
    if let spacing { group.interItemSpacing = spacing }
    let frames = (0..<8).map { item in
      let (line, column) = item.quotientAndRemainder(dividingBy: row.edges.count)
      let frame = CGRect(x: row.edges[column], y: CGFloat(line * 10), width: row.width, height: 10)
      return "0.\(item): \(numbers(frame))"
    }
    let lines = 7 / row.edges.count + 1
    #expect(
      RecordedScreen(layout(group), [8]).frames == frames + ["content 320 \(lines * 10)"],
      sourceLocation: location)
  }

  @Test(arguments: [
    Row(0.3, 96, [0, 96, 192]), Row(0.25, 80, [0, 80, 160, 240]), Row(0.5, 160, [0, 160]),
    Row(1 / 3, 106.5, [0, 106.5, 213]), Row(0.4, 128, [0, 128]), Row(0.9, 288, [0]),
  ])
  func `items are beside each other`(row: Row) {
    expect(row, nil, at: #_sourceLocation)
  }

  @Test(arguments: [
    Row(0.3, 90, [0, 100, 200]), Row(0.25, 72.5, [0, 82.5, 165, 247.5]), Row(0.5, 155, [0, 165]),
    Row(1 / 3, 100, [0, 110, 220]), Row(0.4, 124, [0, 134]), Row(0.9, 288, [0]),
  ])
  func `fixed spacing is subtracted before the fractions are taken`(row: Row) {
    expect(row, .fixed(10), at: #_sourceLocation)
  }

  @Test(arguments: [
    Row(0.3, 90, [0, 115, 230]), Row(0.25, 72.5, [0, 82.5, 165, 247.5]), Row(0.5, 155, [0, 165]),
    Row(1 / 3, 100, [0, 110, 220]), Row(0.4, 124, [0, 196]), Row(0.9, 288, [0]),
  ])
  func `flexible spacing grows until the last item is at the end`(row: Row) {
    expect(row, .flexible(10), at: #_sourceLocation)
  }

  @Test(arguments: [
    Row(0.3, 95, [0, 112.5, 225]), Row(0.25, 79, [0, 80.5, 160.5, 241]),
    Row(0.5, 159.5, [0, 160.5]), Row(1 / 3, 106, [0, 107, 214]), Row(0.4, 127.5, [0, 192.5]),
    Row(0.9, 288, [0]),
  ])
  func `flexible spacing of a point grows in the same way`(row: Row) {
    expect(row, .flexible(1), at: #_sourceLocation)
  }

  @Test(arguments: [(301, 100), (300, 100), (280, 93)])
  func `a third is rounded down to a pixel`(width: Int, third: Int) {
    let group = layoutRow(
      height: 20, [layoutItem(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let screen = RecordedScreen(layout(group), [7], width: CGFloat(width))
    #expect(
      screen.frames.dropLast()
        == (0..<7).map { "0.\($0): \($0 % 3 * third) \($0 / 3 * 20) \(third) 20" })
  }

  @Test func `the items of a group repeat as long as they fit`() {
    let group = layoutRow(
      height: 20,
      [0.5, 0.25].map { layoutItem(.fractionalWidth($0), .fractionalHeight(1)) })
    let screen = RecordedScreen(layout(group), [8])
    #expect(
      screen.frames == [
        "0.0: 0 0 160 20", "0.1: 160 0 80 20", "0.2: 0 20 160 20", "0.3: 160 20 80 20",
        "0.4: 0 40 160 20", "0.5: 160 40 80 20", "0.6: 0 60 160 20", "0.7: 160 60 80 20",
        "content 320 80",
      ])
  }

  @Test func `an item can be taller than its row`() {
    let group = layoutRow(
      height: 20,
      [
        layoutItem(.fractionalWidth(0.5), .absolute(100)),
        layoutItem(.fractionalWidth(0.5), .fractionalWidth(0.25)),
      ])
    group.interItemSpacing = .fixed(10)
    let screen = RecordedScreen(layout(group), [4])
    #expect(
      screen.frames == [
        "0.0: 0 0 155 100", "0.1: 165 0 155 77.5", "0.2: 0 20 155 100", "0.3: 165 20 155 77.5",
        "content 320 40",
      ])
  }

  @Test func `a height can be a fraction of the width`() {
    let group = Group.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    let screen = RecordedScreen(layout(group), [4])
    #expect(
      screen.frames == [
        "0.0: 0 0 160 64", "0.1: 160 0 160 64", "0.2: 0 64 160 64", "0.3: 160 64 160 64",
        "content 320 128",
      ])
  }

  @Test func `a fraction in the direction of scrolling ignores the insets of the section`() {
    let group = Group.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    let screen = RecordedScreen(layout(group) { $0.contentInsets = insets(10, 20, 30, 40) }, [4])
    #expect(
      screen.frames == [
        "0.0: 20 10 130 240", "0.1: 150 10 130 240", "0.2: 20 250 130 240", "0.3: 150 250 130 240",
        "content 320 520",
      ])
  }

  private func column(
    _ width: CGFloat, _ height: NSCollectionLayoutDimension, _ fraction: CGFloat
  ) -> Group {
    .vertical(
      layoutSize: layoutSize(.fractionalWidth(width), height),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(fraction))])
  }

  @Test func `a column ends behind its last item`() {
    let group = column(1, .absolute(100), 0.25)
    let screen = RecordedScreen(layout(group), [9])
    #expect(screen.frames == (0..<9).map { "0.\($0): 0 \($0 * 25) 320 25" } + ["content 320 225"])
    group.interItemSpacing = .fixed(10)
    let spaced = RecordedScreen(layout(group), [9])
    #expect(
      spaced.frames == [
        "0.0: 0 0 320 17.5", "0.1: 0 27.5 320 17.5", "0.2: 0 55 320 17.5", "0.3: 0 82.5 320 17.5",
        "0.4: 0 100 320 17.5", "0.5: 0 127.5 320 17.5", "0.6: 0 155 320 17.5",
        "0.7: 0 182.5 320 17.5", "0.8: 0 200 320 17.5", "content 320 217.5",
      ])
  }

  @Test(
    arguments: [
      (nil, [0, 30, 60, 100, 130, 170, 200, 230], 270),
      (true, [0, 40, 100, 140, 200, 260, 300, 360], 420),
      (false, [0, 70, 100, 170, 200, 230, 300, 330], 360),
    ] as [(Bool?, [Int], Int)])
  func `each section ends with a part of a group in a layout that scrolls horizontally`(
    isFixed: Bool?, edges: [Int], width: Int
  ) {
    let group = Group.horizontal(
      layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
      subitems: [layoutItem(.absolute(30), .fractionalHeight(1))])
    group.interItemSpacing = isFixed.map { $0 ? .fixed(10) : .flexible(10) }
    let names = (0..<5).map { "0.\($0)" } + (0..<3).map { "1.\($0)" }
    #expect(
      RecordedScreen(layout(group, scrolling: .horizontal), [5, 3]).frames
        == zip(names, edges).map { "\($0): \($1) 0 30 480" } + ["content \(width) 480"])
  }

  @Test func `a count shares the height of a column evenly`() {
    let group = Group.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(90)),
      subitem: layoutItem(.fractionalWidth(1), .fractionalHeight(0.1)), count: 3)
    let screen = RecordedScreen(layout(group), [7])
    #expect(screen.frames == (0..<7).map { "0.\($0): 0 \($0 * 30) 160 30" } + ["content 320 210"])
  }

  @Test func `groups that are narrower than the section are below each other`() {
    let group = Group.horizontal(
      layoutSize: layoutSize(.fractionalWidth(0.6), .absolute(30)),
      subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    let screen = RecordedScreen(layout(group) { $0.interGroupSpacing = 8 }, [5])
    #expect(
      screen.frames == [
        "0.0: 0 0 96 30", "0.1: 96 0 96 30", "0.2: 0 38 96 30", "0.3: 96 38 96 30",
        "0.4: 0 76 96 30", "content 320 106",
      ])
  }

  @Test func `the spacing of sections is also beside an empty one`() {
    let group = layoutRow(height: 30, [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
    let layout = layout(group) { $0.contentInsets = insets(3, 4, 5, 6) }
    layout.configuration.interSectionSpacing = 12
    let screen = RecordedScreen(layout, [3, 0, 4])
    #expect(
      screen.frames == [
        "0.0: 4 3 155 30", "0.1: 159 3 155 30", "0.2: 4 33 155 30", "2.0: 4 95 155 30",
        "2.1: 159 95 155 30", "2.2: 4 125 155 30", "2.3: 159 125 155 30", "content 320 160",
      ])
  }

  @Test func `a group in a group is repeated like an item, and ends like the last group`() {
    let inner = column(0.5, .fractionalHeight(1), 0.5)
    let screen = RecordedScreen(layout(layoutRow(height: 100, [inner])), [9])
    #expect(
      screen.frames == [
        "0.0: 0 0 160 50", "0.1: 0 50 160 50", "0.2: 160 0 160 50", "0.3: 160 50 160 50",
        "0.4: 0 100 160 50", "0.5: 0 150 160 50", "0.6: 160 100 160 50", "0.7: 160 150 160 50",
        "0.8: 0 200 160 50", "content 320 250",
      ])
  }

  @Test func `content is as wide as a group that is wider than the collection view`() {
    let group = Group.horizontal(
      layoutSize: layoutSize(.absolute(400), .absolute(40)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    #expect(RecordedScreen(layout(group), [2]).content == "content 400 80")
  }

  @Test func `a rectangle outside of the content contains nothing`() {
    let group = layoutRow(height: 10, [layoutItem(.fractionalWidth(0.3), .absolute(10))])
    let screen = RecordedScreen(layout(group), [8])
    #expect(screen.names(0, 240, 320, 30).isEmpty && screen.names(320, 0, 50, 480).isEmpty)
    #expect(screen.names(-20, -20, 40, 40) == ["0.0", "0.3"])
  }

  @Test func `a provider is called once for each section, with the size of the collection view`() {
    var calls: [String] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let container = environment.container
      calls.append("\(index) \(container.contentSize) \(container.effectiveContentSize)")
      return NSCollectionLayoutSection(group: layoutPairs())
    }
    _ = RecordedScreen(layout, [5, 3], width: 200, height: 300)
    let size = CGSize(width: 200, height: 300)
    #expect(calls == ["0 \(size) \(size)", "1 \(size) \(size)"])
  }

  @Test func `a provider needn't know an empty section`() {
    let screen = RecordedScreen(UICollectionViewCompositionalLayout { _, _ in nil }, [0])
    #expect(screen.recording == ["content 320 0"])
  }
}

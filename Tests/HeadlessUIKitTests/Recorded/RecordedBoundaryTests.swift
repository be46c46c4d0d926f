// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewCompositionalLayout.md.

import Foundation
import HeadlessUIKit
import Testing

private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

@MainActor
private func boundary(
  _ kind: String, _ side: NSRectAlignment, _ width: NSCollectionLayoutDimension,
  _ height: NSCollectionLayoutDimension, offset: CGPoint = .zero, extends: Bool = true
) -> Boundary {
  let item = Boundary(
    layoutSize: layoutSize(width, height), elementKind: kind, alignment: side,
    absoluteOffset: offset)
  item.extendsBoundary = extends
  return item
}

/// A layout of two sections with insets, whose groups are 40 points tall, or 100 points wide if it scrolls
/// horizontally.
@MainActor
private func sections(
  _ boundaries: [Boundary], scrolling direction: UICollectionView.ScrollDirection = .vertical,
  of whole: [Boundary] = [], _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  let columns = NSCollectionLayoutGroup.horizontal(
    layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
    subitems: [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
  let layout = layout(direction == .vertical ? layoutPairs() : columns, scrolling: direction) {
    $0.contentInsets = insets(3, 4, 5, 6)
    $0.boundarySupplementaryItems = boundaries
    adapt($0)
  }
  layout.configuration.boundarySupplementaryItems = whole
  return layout
}

/// The views at the edges of sections.
@MainActor
struct `Recorded edges of a compositional section` {
  /// The origins of a view of 60 by 30 points in both sections, and those of the first items.
  struct Side: Sendable {
    let side: NSRectAlignment
    let views: [String]
    /// The origins if the views don't follow the insets of their sections.
    let wholeViews: [String]
    let items: [String]
    /// The length of the content in the direction of scrolling.
    let length: Int

    init(
      _ side: NSRectAlignment, _ views: [String], whole: [String] = [], _ items: [String],
      _ length: Int
    ) {
      (self.side, self.views, self.items, self.length) = (side, views, items, length)
      wholeViews = whole
    }
  }

  private func expect(
    _ recorded: Side, scrolling direction: UICollectionView.ScrollDirection = .vertical,
    offset: CGPoint = .zero, extends: Bool = true, at location: SourceLocation
  ) {
    let isVertical = direction == .vertical
    let (item, content) =
      isVertical ? ("155 40", "320 \(recorded.length)") : ("50 472", "\(recorded.length) 480")
    let view = boundary(
      "view", recorded.side, .absolute(60), .absolute(30), offset: offset, extends: extends)
    for (views, follows) in [(recorded.views, true), (recorded.wholeViews, false)] {
      let layout = sections([view], scrolling: direction) {
        $0.supplementariesFollowContentInsets = follows
      }
      let recording = RecordedScreen(layout, [3, 2]).recording
      for section in views.indices {
        let both = [
          "view \(section).0: \(views[section]) 60 30",
          "\(section).0: \(recorded.items[section]) \(item)", "content \(content)",
        ]
        #expect(both.allSatisfy(recording.contains), "\(recording)", sourceLocation: location)
      }
    }
  }

  @Test(arguments: [
    Side(.top, ["129 0", "129 118"], whole: ["130 0", "130 118"], ["4 33", "4 151"], 196),
    Side(.bottom, ["129 88", "129 166"], whole: ["130 88", "130 166"], ["4 3", "4 121"], 196),
    Side(.leading, ["4 29", "4 97"], whole: ["0 29", "0 97"], ["4 3", "4 91"], 136),
    Side(.trailing, ["254 29", "254 97"], whole: ["260 29", "260 97"], ["4 3", "4 91"], 136),
    Side(.topLeading, ["4 0", "4 118"], whole: ["0 0", "0 118"], ["4 33", "4 151"], 196),
    Side(
      .topTrailing, ["254 0", "254 118"], whole: ["260 0", "260 118"], ["4 33", "4 151"], 196),
    Side(.bottomLeading, ["4 88", "4 166"], whole: ["0 88", "0 166"], ["4 3", "4 121"], 196),
    Side(
      .bottomTrailing, ["254 88", "254 166"], whole: ["260 88", "260 166"], ["4 3", "4 121"], 196),
  ])
  func `views follow the insets of a section, or have the whole width`(recorded: Side) {
    expect(recorded, at: #_sourceLocation)
  }

  @Test(arguments: [
    Side(.top, ["50 3", "185 3"], whole: ["50 0", "185 0"], ["4 3", "164 3"], 270),
    Side(.bottom, ["50 445", "185 445"], whole: ["50 450", "185 450"], ["4 3", "164 3"], 270),
    Side(.leading, ["0 224", "220 224"], whole: ["0 225", "220 225"], ["64 3", "284 3"], 390),
    Side(
      .trailing, ["160 224", "330 224"], whole: ["160 225", "330 225"], ["4 3", "224 3"], 390),
    Side(.topLeading, ["0 3", "220 3"], whole: ["0 0", "220 0"], ["64 3", "284 3"], 390),
    Side(.topTrailing, ["160 3", "330 3"], whole: ["160 0", "330 0"], ["4 3", "224 3"], 390),
    Side(
      .bottomLeading, ["0 445", "220 445"], whole: ["0 450", "220 450"], ["64 3", "284 3"], 390),
    Side(
      .bottomTrailing, ["160 445", "330 445"], whole: ["160 450", "330 450"], ["4 3", "224 3"], 390),
  ])
  func `views follow the insets of a section that scrolls horizontally, or have the whole height`(
    recorded: Side
  ) {
    expect(recorded, scrolling: .horizontal, at: #_sourceLocation)
  }

  @Test(arguments: [
    Side(.top, ["134 0", "134 111"], ["4 26", "4 137"], 182),
    Side(.leading, ["9 36", "9 104"], ["4 3", "4 91"], 136),
    Side(.topLeading, ["9 0", "9 111"], ["4 26", "4 137"], 182),
    Side(.bottomLeading, ["9 95", "9 180"], ["4 3", "4 128"], 210),
  ])
  func `a view with an offset extends its section by what is outside`(recorded: Side) {
    expect(recorded, offset: CGPoint(x: 5, y: 7), at: #_sourceLocation)
  }

  @Test(arguments: [
    Side(.bottom, ["124 51", "124 99"], ["4 3", "4 91"], 136),
    Side(.trailing, ["249 22", "249 90"], ["4 3", "4 91"], 136),
    Side(.topTrailing, ["249 -7", "249 81"], ["4 3", "4 91"], 136),
    Side(.bottomTrailing, ["249 51", "249 99"], ["4 3", "4 91"], 136),
  ])
  func `a view that doesn't extend its section covers it`(recorded: Side) {
    expect(recorded, offset: CGPoint(x: -5, y: -7), extends: false, at: #_sourceLocation)
  }

  /// The origins of a view of 33 by 200 points and of the first item.
  struct Tall: Sendable {
    let side: NSRectAlignment
    let extends: Bool
    let view: String
    let item: String
    let content: String

    init(
      _ side: NSRectAlignment, _ extends: Bool, _ view: String, _ item: String, _ content: String
    ) {
      (self.side, self.extends, self.view) = (side, extends, view)
      (self.item, self.content) = (item, content)
    }
  }

  private func expect(
    _ recorded: Tall, _ group: NSCollectionLayoutGroup, _ size: String,
    scrolling direction: UICollectionView.ScrollDirection, at location: SourceLocation
  ) {
    let view = boundary(
      "view", recorded.side, .absolute(33), .absolute(200), extends: recorded.extends)
    let screen = RecordedScreen(
      layout(group, scrolling: direction) { $0.boundarySupplementaryItems = [view] }, [4])
    #expect(screen.frames.first == "0.0: \(recorded.item) \(size)", sourceLocation: location)
    #expect(
      screen.recording.suffix(2) == [
        "view 0.0: \(recorded.view) 33 200", "content \(recorded.content)",
      ], sourceLocation: location)
  }

  @Test(arguments: [
    Tall(.top, false, "143.5 0", "0 0", "320 80"), Tall(.top, true, "143.5 0", "0 200", "320 280"),
    Tall(.bottom, false, "143.5 -120", "0 0", "320 80"),
    Tall(.bottom, true, "143.5 80", "0 0", "320 280"),
    Tall(.leading, false, "0 -60", "0 0", "320 80"), Tall(.leading, true, "0 0", "0 0", "320 200"),
    Tall(.trailing, false, "287 -60", "0 0", "320 80"),
    Tall(.trailing, true, "287 0", "0 0", "320 200"),
    Tall(.bottomTrailing, false, "287 -120", "0 0", "320 80"),
  ])
  func `a view can be taller than its section`(recorded: Tall) {
    expect(recorded, layoutPairs(), "160 40", scrolling: .vertical, at: #_sourceLocation)
  }

  @Test(arguments: [
    Tall(.top, false, "183.5 0", "0 0", "400 480"), Tall(.top, true, "183.5 0", "0 0", "400 480"),
    Tall(.bottom, false, "183.5 280", "0 0", "400 480"),
    Tall(.leading, false, "0 140", "0 0", "400 480"),
    Tall(.leading, true, "0 140", "33 0", "433 480"),
    Tall(.trailing, false, "367 140", "0 0", "400 480"),
    Tall(.trailing, true, "400 140", "0 0", "433 480"),
    Tall(.bottomTrailing, true, "400 280", "0 0", "433 480"),
  ])
  func `a view extends a section that scrolls horizontally by its width`(recorded: Tall) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(100), .fractionalHeight(1)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
    expect(recorded, group, "100 240", scrolling: .horizontal, at: #_sourceLocation)
  }

  @Test func `a view's size can be a fraction, and an estimate that isn't measured`() {
    let views = [
      boundary("header", .top, .fractionalWidth(1), .fractionalHeight(0.1)),
      boundary("footer", .bottom, .fractionalWidth(0.5), .estimated(20)),
    ]
    let screen = RecordedScreen(sections(views), [3, 2])
    #expect(
      screen.recording == [
        "0.0: 4 51 155 40", "0.1: 159 51 155 40", "0.2: 4 91 155 40", "1.0: 4 207 155 40",
        "1.1: 159 207 155 40", "footer 0.0: 81.5 136 155 20", "footer 1.0: 81.5 252 155 20",
        "header 0.0: 4 0 310 48", "header 1.0: 4 156 310 48", "content 320 272",
      ])
  }

  @Test func `views of the whole layout are above and below the sections, also empty ones`() {
    let label = boundary("label", .top, .fractionalWidth(1), .absolute(10))
    let whole = [
      boundary("header", .top, .fractionalWidth(1), .absolute(30)),
      boundary("footer", .bottom, .fractionalWidth(1), .absolute(20)),
    ]
    let screen = RecordedScreen(sections([label], of: whole), [3, 2])
    #expect(
      screen.recording == [
        "0.0: 4 43 155 40", "0.1: 159 43 155 40", "0.2: 4 83 155 40", "1.0: 4 141 155 40",
        "1.1: 159 141 155 40", "footer 0: 0 186 320 20", "header 0: 0 0 320 30",
        "label 0.0: 4 30 310 10", "label 1.0: 4 128 310 10", "content 320 206",
      ])
    let empty = RecordedScreen(sections([label], of: [whole[0]]), [0, 2, 0])
    #expect(
      empty.recording == [
        "1.0: 4 61 155 40", "1.1: 159 61 155 40", "header 0: 0 0 320 30", "label 0.0: 4 30 310 10",
        "label 1.0: 4 48 310 10", "label 2.0: 4 106 310 10", "content 320 124",
      ])
  }

  @Test func `views beside the whole layout cover the items`() {
    let whole = [
      boundary("header", .leading, .absolute(30), .fractionalHeight(1)),
      boundary("footer", .trailing, .absolute(20), .fractionalHeight(1)),
    ]
    let screen = RecordedScreen(sections([], of: whole), [3, 2])
    #expect(
      screen.recording == [
        "0.0: 4 3 155 40", "0.1: 159 3 155 40", "0.2: 4 43 155 40", "1.0: 4 91 155 40",
        "1.1: 159 91 155 40", "footer 0: 300 0 20 480", "header 0: 0 0 30 480", "content 320 480",
      ])
  }

  @Test func `a rectangle contains a header only if it meets it`() {
    let header = boundary("header", .top, .absolute(60), .absolute(30))
    let screen = RecordedScreen(sections([header]), [3, 2])
    #expect(screen.names(0, 0, 320, 50) == ["0.0", "0.1", "header 0.0"])
    #expect(screen.names(0, 33, 320, 0.5) == ["0.0", "0.1"])
    #expect(screen.names(-20, -20, 40, 40).isEmpty, "the header is in the middle")
  }
}

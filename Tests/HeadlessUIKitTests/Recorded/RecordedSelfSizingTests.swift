// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewSelfSizing.md.

import Foundation
import HeadlessUIKit
import Testing

/// A delegate whose size for each item is an estimate.
private final class Estimates: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 320, height: 70) }
}

/// The sizes of cells in a flow layout with an estimated size.
@MainActor
struct `Recorded measuring in a flow layout` {
  private typealias Layout = UICollectionViewFlowLayout

  private nonisolated static let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63]
  private nonisolated static let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]

  /// Shows cells that prefer these sizes, which repeat.
  private func show(
    _ sizes: [(width: CGFloat?, height: CGFloat?)], _ counts: [Int], estimate: CGSize,
    delegate: Estimates? = nil, _ adapt: (Layout) -> Void = { _ in }
  ) -> RecordedScreen {
    let layout = Layout()
    layout.estimatedItemSize = estimate
    adapt(layout)
    return RecordedScreen(layout, counts, cell: SizedCell.self, delegate: delegate) { _, items in
      items.configure = { cell, path in
        (cell as? SizedCell)?.preferred = sizes[path.item % sizes.count]
      }
    }
  }

  @Test(
    arguments: [
      (width: nil, estimate: CGSize(width: 320, height: 40), isDelegated: false),
      (320, CGSize(width: 320, height: 40), false), (nil, CGSize(width: 320, height: 40), true),
      (320, UICollectionViewFlowLayout.automaticSize, false),
    ] as [(width: CGFloat?, estimate: CGSize, isDelegated: Bool)])
  func `cells have the heights that they prefer, also instead of a delegate's`(
    width: CGFloat?, estimate: CGSize, isDelegated: Bool
  ) {
    let screen = show(
      Self.heights.map { (width, $0) }, [6], estimate: estimate,
      delegate: isDelegated ? Estimates() : nil)
    #expect(
      screen.frames == [
        "0.0: 0 0 320 29", "0.1: 0 39 320 63", "0.2: 0 112 320 29", "0.3: 0 151 320 29",
        "0.4: 0 190 320 63", "0.5: 0 263 320 29", "content 320 292",
      ])
  }

  @Test func `cells have the widths that they prefer, also wider than the collection view`() {
    let sizes = Self.widths.map { (width: CGFloat?.some($0), height: CGFloat?.some(29)) }
    let vertical = show(sizes, [6], estimate: CGSize(width: 100, height: 40))
    #expect(
      vertical.frames == [
        "0.0: 131 0 58.5 29", "0.1: 0 39 697 29", "0.2: 0 78 209.5 29", "0.3: 295.5 78 24.5 29",
        "0.4: 0 117 739 29", "0.5: 0 156 33 29", "content 320 185",
      ])
    let horizontal = show(sizes, [6], estimate: CGSize(width: 60, height: 100)) {
      $0.scrollDirection = .horizontal
    }
    #expect(
      horizontal.frames == [
        "0.0: 340.5 0 58.5 29", "0.1: 21 41 697 29", "0.2: 265 82 209.5 29",
        "0.3: 357.5 123 24.5 29", "0.4: 0 164 739 29", "0.5: 353 205 33 29", "content 739 480",
      ])
  }

  @Test func `a line with one item has it in the middle, and a grid is centred on the tallest`() {
    let estimate = CGSize(width: 50, height: 40)
    let single = show([29, 97, 46, 29].map { (200, $0) }, [4], estimate: estimate)
    #expect(
      single.frames == [
        "0.0: 60 0 200 29", "0.1: 60 39 200 97", "0.2: 60 146 200 46", "0.3: 60 202 200 29",
        "content 320 231",
      ])
    let grid = show([29, 233, 80, 29, 233, 29].map { (90, $0) }, [6], estimate: estimate) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
      $0.minimumInteritemSpacing = 6
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    #expect(
      grid.frames == [
        "0.0: 12 137 90 29", "0.1: 115 35 90 233", "0.2: 218 111.5 90 80", "0.3: 12 380 90 29",
        "0.4: 115 278 90 233", "0.5: 218 380 90 29", "content 320 516",
      ])
  }

  @Test func `the last line keeps the minimum spacing`() {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let estimate = CGSize(width: 50, height: 40)
    let mixed = show(widths.map { ($0, 29) }, [8], estimate: estimate)
    #expect(
      mixed.frames == [
        "0.0: 0 0 117 29", "0.1: 219.5 0 100.5 29", "0.2: 0 39 83.5 29", "0.3: 118.5 39 66.5 29",
        "0.4: 219.5 39 100.5 29", "0.5: 0 78 50 29", "0.6: 60 78 150.5 29", "0.7: 220.5 78 58.5 29",
        "content 320 107",
      ])
    let two = show(widths.map { ($0, 29) }, [5], estimate: estimate)
    #expect(
      two.frames == [
        "0.0: 0 0 117 29", "0.1: 219.5 0 100.5 29", "0.2: 0 39 83.5 29", "0.3: 93.5 39 66.5 29",
        "0.4: 170 39 100.5 29", "content 320 68",
      ])
  }

  @Test func `sections have their insets and headers`() {
    let estimate = CGSize(width: 280, height: 40)
    let screen = show([29, 63, 29].map { (nil, $0) }, [3, 3], estimate: estimate) {
      $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 15, right: 20)
      $0.minimumLineSpacing = 7
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    #expect(
      screen.frames == [
        "0.0: 20 40 280 29", "0.1: 20 76 280 63", "0.2: 20 146 280 29", "1.0: 20 230 280 29",
        "1.1: 20 266 280 63", "1.2: 20 336 280 29", "content 320 380",
      ])
  }

  @Test func `cells that prefer no size keep the estimate`() {
    let layout = Layout()
    layout.estimatedItemSize = CGSize(width: 100, height: 60)
    #expect(
      RecordedScreen(layout, [5]).frames == [
        "0.0: 0 0 100 60", "0.1: 110 0 100 60", "0.2: 220 0 100 60", "0.3: 0 70 100 60",
        "0.4: 110 70 100 60", "content 320 130",
      ])
  }

  @Test func `items that were never on screen have the average height, or the delegate's`() {
    let (sizes, estimate) = (
      Self.heights.map { (width: CGFloat?.none, height: CGFloat?.some($0)) },
      CGSize(width: 320, height: 40)
    )
    let average = show(sizes, [40], estimate: estimate)
    #expect(average.content == "content 320 2154")
    #expect(average.frames[8] == "0.8: 0 414 320 63")
    #expect(average.frames[9].hasPrefix("0.9: 0 487 320 44.11"))
    #expect(average.frames[39].hasPrefix("0.39: 0 2110.5 320 44.11"))
    let delegated = show(sizes, [40], estimate: estimate, delegate: Estimates())
    #expect(delegated.content == "content 320 2957")
    #expect(delegated.frames[8...9] == ["0.8: 0 414 320 63", "0.9: 0 487 320 70"])
    #expect(delegated.frames[39] == "0.39: 0 2887 320 70")
  }

  @Test func `a reload forgets the sizes`() {
    let screen = show([(nil, 29)], [2], estimate: CGSize(width: 320, height: 40))
    screen.items.configure = { cell, _ in (cell as? SizedCell)?.preferred.height = 50 }
    screen.collection.reloadData()
    screen.settle()
    #expect(screen.frames == ["0.0: 0 0 320 50", "0.1: 0 60 320 50", "content 320 110"])
  }
}

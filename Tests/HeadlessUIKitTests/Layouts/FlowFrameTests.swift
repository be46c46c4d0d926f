import Foundation
import HeadlessUIKit
import Testing

/// A delegate that sizes items and sections with different numbers.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let items = [
    [(50, 19), (60, 31), (70, 13), (90, 40), (100, 10)], [(222, 5), (1, 6)],
  ].map { $0.map { CGSize(width: $0.0, height: $0.1) } }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { items[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    section == 0
      ? UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      : UIEdgeInsets(top: 7, left: 8, bottom: 9, right: 10)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 5 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 6 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 99, height: section == 0 ? 11 : 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 98, height: section == 0 ? 13 : 0) }
}

@MainActor
struct `Frames in a flow layout` {
  private let layout = UICollectionViewFlowLayout()

  @Test func `items flow into lines with the delegate's sizes, insets and spacings`() {
    let sizes = Sizes()
    let screen = LayoutScreen(layout, [5, 2], delegate: sizes)
    #expect(
      screen.elements == [
        "header 0.0: 0 0 240 11", "0.0: 2 18 50 19", "0.1: 79 12 60 31", "0.2: 166 21 70 13",
        "0.3: 2 48 90 40", "0.4: 98 63 100 10", "footer 0.0: 0 91 240 13", "1.0: 8 111 222 5",
        "1.1: 8 118 1 6",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 240, height: 133))
    #expect(screen.cells.count == 7 && screen.cells.last == "1.1: 8 118 1 6")
  }

  @Test func `in a layout that scrolls horizontally, items flow into columns`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 101)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 9
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 11, height: 99)
    layout.footerReferenceSize = CGSize(width: 13, height: 98)
    let screen = LayoutScreen(layout, [9, 1])
    #expect(
      screen.elements == [
        "header 0.0: 0 0 11 480", "0.0: 13 1 30 101", "0.1: 13 126 30 101",
        "0.2: 13 251 30 101", "0.3: 13 376 30 101", "0.4: 50 1 30 101", "0.5: 50 126 30 101",
        "0.6: 50 251 30 101", "0.7: 50 376 30 101", "0.8: 87 1 30 101",
        "footer 0.0: 121 0 13 480", "header 1.0: 134 0 11 480", "1.0: 147 1 30 101",
        "footer 1.0: 181 0 13 480",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 194, height: 480))
  }

  @Test func `a property that changes lays out again`() {
    let screen = LayoutScreen(layout, [5, 1])
    var steps: [String] = []
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize = CGSize(width: 70, height: 20) }, { $0.minimumInteritemSpacing = 24 },
      { $0.minimumLineSpacing = 4 }, { $0.headerReferenceSize.height = 5 },
      { $0.footerReferenceSize.height = 6 },
      { $0.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0) },
      { $0.scrollDirection = .horizontal },
    ]
    for change in changes {
      change(layout)
      screen.collection.layoutIfNeeded()
      let elements = screen.elements
      steps += elements.filter { $0.hasPrefix("0.4") || $0.hasPrefix("1.0") }
    }
    #expect(
      steps == [
        "0.4: 85 30 70 20", "1.0: 0 50 70 20", "0.4: 0 60 70 20", "1.0: 0 80 70 20",
        "0.4: 0 48 70 20", "1.0: 0 68 70 20", "0.4: 0 53 70 20", "1.0: 0 78 70 20",
        "0.4: 0 53 70 20", "1.0: 0 84 70 20", "0.4: 30 53 70 20", "1.0: 30 84 70 20",
        "0.4: 30 184 70 20", "1.0: 130 0 70 20",
      ])
  }

  /// Returns the frames of items that have these widths and are 10 points tall.
  private func frames(_ widths: [CGFloat], tallest: CGFloat = 10) -> [String] {
    final class Widths: NSObject, UICollectionViewDelegateFlowLayout {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { sizes[indexPath.item] }
    }
    let delegate = Widths()
    delegate.sizes = widths.map { CGSize(width: $0, height: 10) }
    delegate.sizes[0].height = tallest
    return LayoutScreen(layout, [widths.count], delegate: delegate).elements
  }

  @Test func `items of equal width are a grid, also in the last line`() {
    #expect(
      frames([60, 60, 60, 60]) == [
        "0.0: 0 0 60 10", "0.1: 90 0 60 10", "0.2: 180 0 60 10", "0.3: 0 20 60 10",
      ])
    #expect(frames([60, 60]) == ["0.0: 0 0 60 10", "0.1: 90 0 60 10"], "not a whole line")
    #expect(frames([60]) == ["0.0: 0 0 60 10"])
  }

  @Test func `items of different widths are distributed over their line, except in the last one`() {
    #expect(
      frames([60, 40, 100, 70, 60]) == [
        "0.0: 0 0 60 10", "0.1: 80 0 40 10", "0.2: 140 0 100 10", "0.3: 0 20 70 10",
        "0.4: 80 20 60 10",
      ])
  }

  @Test func `an item that has a line for itself is in its middle, and so is a last wide one`() {
    #expect(frames([160, 160]) == ["0.0: 40 0 160 10", "0.1: 40 20 160 10"])
    #expect(frames([200, 160]) == ["0.0: 20 0 200 10", "0.1: 40 20 160 10"])
    #expect(frames([200, 60]) == ["0.0: 20 0 200 10", "0.1: 0 20 60 10"], "two would fit")
    #expect(frames([300]) == ["0.0: 0 0 300 10"], "wider than the line")
  }

  @Test func `items are in the middle of the height of their line`() {
    #expect(frames([100, 60], tallest: 30) == ["0.0: 0 0 100 30", "0.1: 110 10 60 10"])
  }

  @Test func `lines have the width that the insets of the collection view leave`() {
    let screen = LayoutScreen(layout, [4])
    layout.itemSize = CGSize(width: 60, height: 10)
    screen.collection.layoutIfNeeded()
    screen.collection.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 30)
    screen.collection.layoutIfNeeded()
    #expect(
      screen.elements == [
        "0.0: 0 0 60 10", "0.1: 70 0 60 10", "0.2: 140 0 60 10", "0.3: 0 20 60 10",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 200, height: 30))
    #expect(screen.collection.contentOffset.x == -10)
  }

  @Test func `headers and footers stay in the viewport on request`() {
    layout.itemSize = CGSize(width: 240, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let screen = LayoutScreen(layout, [9, 9])
    func frame(_ kind: String) -> String? {
      screen.collection.supplementaryView(forElementKind: kind, at: path(0, 0))
        .map { numbers($0.frame) }
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    screen.collection.user.scroll(by: 100)
    #expect(frame(header) == nil && frame(footer) == nil)
    layout.sectionHeadersPinToVisibleBounds = true
    screen.collection.layoutIfNeeded()
    #expect(frame(header) == "0 100 240 30" && frame(footer) == nil)
    layout.sectionFootersPinToVisibleBounds = true
    screen.collection.layoutIfNeeded()
    #expect(frame(footer) == "0 560 240 20")
    let moved = screen.collection.bounds.offsetBy(dx: 0, dy: 1)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: moved))
    // The items of the first section end at 930 points.
    screen.collection.user.scroll(by: 810)
    #expect(frame(header) == "0 900 240 30" && frame(footer) == "0 930 240 20")
    let attributes = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 0))
    #expect(attributes?.frame.minY == 900)
  }

  @Test func `only another breadth invalidates the layout`() {
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero), "it has no view")
    let screen = LayoutScreen(layout, [1])
    let bounds = screen.collection.bounds
    let (wider, taller) = (bounds.insetBy(dx: -1, dy: 0), bounds.insetBy(dx: 0, dy: -1))
    #expect([bounds, wider, taller].map(layout.shouldInvalidateLayout) == [false, true, false])
    layout.scrollDirection = .horizontal
    #expect([bounds, wider, taller].map(layout.shouldInvalidateLayout) == [false, false, true])
  }
}

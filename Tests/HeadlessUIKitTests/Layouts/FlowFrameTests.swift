import Foundation
import HeadlessUIKit
import Testing

/// A delegate that sizes items and sections with different numbers.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  let items = [
    [(50, 20), (60, 31), (70, 12), (90, 40), (100, 10)], [(222, 5), (1, 6)],
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
        "header 0.0: 0 0 240 11", "0.0: 2 12 50 20", "0.1: 58 12 60 31", "0.2: 124 12 70 12",
        "0.3: 2 48 90 40", "0.4: 98 48 100 10", "footer 0.0: 0 91 240 13", "1.0: 8 111 222 5",
        "1.1: 8 118 1 6",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 240, height: 133))
    #expect(screen.cells.count == 7 && screen.cells.last == "1.1: 8 118 1 6")
  }

  @Test func `in a layout that scrolls horizontally, items flow into columns`() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 30, height: 100)
    layout.minimumLineSpacing = 7
    layout.minimumInteritemSpacing = 9
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.headerReferenceSize = CGSize(width: 11, height: 99)
    layout.footerReferenceSize = CGSize(width: 13, height: 98)
    let screen = LayoutScreen(layout, [9, 1])
    #expect(
      screen.elements == [
        "header 0.0: 0 0 11 480", "0.0: 13 1 30 100", "0.1: 13 110 30 100",
        "0.2: 13 219 30 100", "0.3: 13 328 30 100", "0.4: 50 1 30 100", "0.5: 50 110 30 100",
        "0.6: 50 219 30 100", "0.7: 50 328 30 100", "0.8: 87 1 30 100",
        "footer 0.0: 121 0 13 480", "header 1.0: 134 0 11 480", "1.0: 147 1 30 100",
        "footer 1.0: 181 0 13 480",
      ])
    #expect(screen.collection.contentSize == CGSize(width: 194, height: 480))
  }

  @Test func `a property that changes lays out again`() {
    let screen = LayoutScreen(layout, [5, 1])
    var steps: [String] = []
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize = CGSize(width: 70, height: 20) }, { $0.minimumInteritemSpacing = 3 },
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
        "0.4: 80 30 70 20", "1.0: 0 50 70 20", "0.4: 73 30 70 20", "1.0: 0 50 70 20",
        "0.4: 73 24 70 20", "1.0: 0 44 70 20", "0.4: 73 29 70 20", "1.0: 0 54 70 20",
        "0.4: 73 29 70 20", "1.0: 0 60 70 20", "0.4: 30 53 70 20", "1.0: 30 84 70 20",
        "0.4: 30 92 70 20", "1.0: 130 0 70 20",
      ])
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

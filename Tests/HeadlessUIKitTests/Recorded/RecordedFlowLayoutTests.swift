// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewSectionInsetReference.md and
// UICollectionViewSelfSizing.md.

import Foundation
import HeadlessUIKit
import Testing

private func size(_ item: Int) -> CGSize {
  CGSize(width: 60 + 10 * (item % 3), height: 40 + 6 * (item % 4))
}

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }
}

/// Insets that differ in each section, and headers.
private final class SizesAndInsets: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let section = CGFloat(section)
    return UIEdgeInsets(
      top: 4 + 3 * section, left: 6 + 5 * section, bottom: 8 + section, right: 10 + 4 * section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 24) }
}

/// The lines of a flow layout.
@MainActor
struct `Recorded lines of a flow layout` {
  private func show(
    _ width: CGFloat, left: CGFloat = 0, right: CGFloat = 0, _ counts: [Int] = [7, 5, 1],
    delegate: (any UICollectionViewDelegateFlowLayout)? = nil, estimate: CGSize = .zero
  ) -> [String] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 7
    layout.estimatedItemSize = estimate
    let screen = RecordedScreen(layout, counts, width: width, delegate: delegate) { view, _ in
      view.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
    // The page has no z index of headers.
    return screen.recording.map { $0.replacingOccurrences(of: ", z 0", with: "") }
  }

  @Test func `items of one size are a grid in the width that the insets leave`() {
    #expect(
      show(320) == [
        "0.0: 12 10 70 50", "0.1: 123 10 70 50", "0.2: 234 10 70 50", "0.3: 12 69 70 50",
        "0.4: 123 69 70 50", "0.5: 234 69 70 50", "0.6: 12 128 70 50", "1.0: 12 202 70 50",
        "1.1: 123 202 70 50", "1.2: 234 202 70 50", "1.3: 12 261 70 50", "1.4: 123 261 70 50",
        "2.0: 12 335 70 50", "content 320 399",
      ])
    #expect(
      show(375) == [
        "0.0: 12 10 70 50", "0.1: 104.5 10 70 50", "0.2: 196.5 10 70 50", "0.3: 289 10 70 50",
        "0.4: 12 69 70 50", "0.5: 104.5 69 70 50", "0.6: 196.5 69 70 50", "1.0: 12 143 70 50",
        "1.1: 104.5 143 70 50", "1.2: 196.5 143 70 50", "1.3: 289 143 70 50", "1.4: 12 202 70 50",
        "2.0: 12 276 70 50", "content 375 340",
      ])
    #expect(
      show(320, left: 20, right: 30) == [
        "0.0: 12 10 70 50", "0.1: 98 10 70 50", "0.2: 184 10 70 50", "0.3: 12 69 70 50",
        "0.4: 98 69 70 50", "0.5: 184 69 70 50", "0.6: 12 128 70 50", "1.0: 12 202 70 50",
        "1.1: 98 202 70 50", "1.2: 184 202 70 50", "1.3: 12 261 70 50", "1.4: 98 261 70 50",
        "2.0: 12 335 70 50", "content 270 399",
      ])
  }

  @Test func `items of different sizes have the minimum spacing in the last line only`() {
    #expect(
      show(320, delegate: SizesAndInsets()) == [
        "0.0: 6 37 60 40", "0.1: 77.5 34 70 46", "0.2: 158.5 31 80 52", "0.3: 250 28 60 58",
        "0.4: 6 101 70 40", "0.5: 83 98 80 46", "0.6: 170 95 60 52", "1.0: 11 195 60 40",
        "1.1: 79.5 192 70 46", "1.2: 157.5 189 80 52", "1.3: 246 186 60 58", "1.4: 11 253 70 40",
        "2.0: 16 336 60 40", "header 0.0: 0 0 320 24", "header 1.0: 0 155 320 24",
        "header 2.0: 0 302 320 24", "content 320 386",
      ])
    #expect(
      show(768, delegate: Sizes()) == [
        "0.0: 12 19 60 40", "0.1: 79 16 70 46", "0.2: 156 13 80 52", "0.3: 243 10 60 58",
        "0.4: 310 19 70 40", "0.5: 387 16 80 46", "0.6: 474 13 60 52", "1.0: 12 101 60 40",
        "1.1: 79 98 70 46", "1.2: 156 95 80 52", "1.3: 243 92 60 58", "1.4: 310 101 70 40",
        "2.0: 12 174 60 40", "content 768 228",
      ])
  }

  @Test func `an estimate doesn't change the sizes of cells that prefer none`() {
    let frames = show(
      320, left: 20, right: 30, [7, 5, 4], delegate: SizesAndInsets(),
      estimate: CGSize(width: 60, height: 40))
    #expect(
      frames == [
        "0.0: 6 34 60 40", "0.1: 88 31 70 46", "0.2: 180 28 80 52", "0.3: 6 89 60 58",
        "0.4: 88 98 70 40", "0.5: 180 95 80 46", "0.6: 6 156 60 52", "1.0: 11 253 60 40",
        "1.1: 88.5 250 70 46", "1.2: 176 247 80 52", "1.3: 11 308 60 58", "1.4: 78 317 70 40",
        "2.0: 16 415 60 40", "2.1: 89 412 70 46", "2.2: 172 409 80 52", "2.3: 16 470 60 58",
        "header 0.0: 0 0 270 24", "header 1.0: 0 216 270 24", "header 2.0: 0 375 270 24",
        "content 270 538",
      ])
  }

  @Test func `without an estimate, the size that a cell prefers isn't requested`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.estimatedItemSize == .zero)
    let tall = RecordedScreen(layout, [6], cell: SizedCell.self) { _, items in
      items.configure = { cell, _ in (cell as? SizedCell)?.preferred = (320, 99) }
    }
    #expect(
      tall.frames == [
        "0.0: 0 0 50 50", "0.1: 67.5 0 50 50", "0.2: 135 0 50 50", "0.3: 202.5 0 50 50",
        "0.4: 270 0 50 50", "0.5: 0 60 50 50", "content 320 110",
      ])
  }
}

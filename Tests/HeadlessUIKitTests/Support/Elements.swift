import Foundation
import HeadlessUIKit

/// A data source with some sections, which provides headers and other supplementary views of all kinds.
final class Supplied: NSObject, UICollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "supplied")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplied", for: indexPath)
  }
}

/// A collection view in a window, 480 points tall, with a layout.
@MainActor
final class LayoutScreen {
  let window: UIWindow
  let collection: UICollectionView
  let supplied: Supplied

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 240,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
    supplied = Supplied(counts)
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.dataSource = supplied
    collection.delegate = delegate
    window.addSubview(collection)
    collection.layoutIfNeeded()
  }

  /// The elements of the layout with their frames, in the layout's order: `0.1: 10 20 30 40`.
  var elements: [String] {
    let everything = CGRect(x: -999, y: -999, width: 9_999, height: 9_999)
    let layout = collection.collectionViewLayout
    return (layout.layoutAttributesForElements(in: everything) ?? []).map { element in
      let name = element.representedElementKind.map { "\(shortKind($0)) " } ?? ""
      return "\(name)\(place(element.indexPath)): \(numbers(element.frame))"
    }
  }

  /// The frames of the visible cells.
  var cells: [String] {
    collection.indexPathsForVisibleItems.map { path in
      "\(place(path)): \(numbers(collection.cellForItem(at: path)?.frame ?? .null))"
    }
  }
}

private func shortKind(_ kind: String) -> String {
  kind.replacingOccurrences(of: "UICollectionElementKindSection", with: "").lowercased()
}

private func place(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

/// The origin and size of a frame, without trailing zeros.
func numbers(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { number in
    number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
  }.joined(separator: " ")
}

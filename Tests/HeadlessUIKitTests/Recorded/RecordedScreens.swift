import Foundation
import HeadlessUIKit

/// The traits of the display on which the facts were recorded. It has two pixels per point.
private final class RecordedTraits: UITraitCollection, @unchecked Sendable {
  override var displayScale: CGFloat { 2 }
}

/// A cell that prefers the size of a recorded cell.
final class SizedCell: UICollectionViewCell {
  /// The lengths that it prefers. If one is `nil`, the cell accepts that of the layout.
  var preferred: (width: CGFloat?, height: CGFloat?)

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    if let width = preferred.width { own.frame.size.width = width }
    if let height = preferred.height { own.frame.size.height = height }
    return own
  }
}

/// A header or footer that can prefer a height.
final class SizedView: UICollectionReusableView {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    if let height { own.frame.size.height = height }
    return own
  }
}

/// A data source that configures its cells and views with closures.
final class RecordedItems: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  var configureView: (UICollectionReusableView, String) -> Void = { _, _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    configureView(view, kind)
    return view
  }
}

/// A collection view on a display with two pixels per point, by default as large as in most recordings.
@MainActor
final class RecordedScreen {
  let window: UIWindow
  let collection: UICollectionView
  let items: RecordedItems
  let delegate: (any UICollectionViewDelegate)?

  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self,
    delegate: (any UICollectionViewDelegate)? = nil,
    _ adapt: (UICollectionView, RecordedItems) -> Void = { _, _ in }
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: max(width, 320), height: max(height, 480)))
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    items = RecordedItems(counts)
    self.delegate = delegate
    collection.register(cell, forCellWithReuseIdentifier: "cell")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    adapt(collection, items)
    collection.dataSource = items
    collection.delegate = delegate
    window.addSubview(collection)
    settle()
  }

  /// Lays out until the cells are measured.
  func settle() {
    onDisplay {
      for _ in 0..<3 {
        collection.layoutIfNeeded()
        UIKitLoop.turn()
      }
    }
  }

  func scroll(to offset: CGPoint) {
    collection.contentOffset = offset
    settle()
  }

  /// The sorted elements of the layout with their frames, `header 0.1: 10 20 30 40`, and the size of the content.
  ///
  /// The z index is included if it differs from the default, which is 1 for supplementary views and 0 for
  /// other elements.
  var recording: [String] {
    elements(in: CGRect(x: -9_999, y: -9_999, width: 19_999, height: 19_999)).map(words).sorted()
      + [content]
  }

  /// The items in their order with their frames, and the size of the content.
  var frames: [String] {
    onDisplay {
      items.counts.indices.flatMap { section in
        (0..<items.counts[section]).map { item in
          let frame = collection.layoutAttributesForItem(at: path(section, item))?.frame ?? .null
          return "\(section).\(item): \(numbers(frame))"
        }
      } + [content]
    }
  }

  var content: String {
    let size = onDisplay { collection.collectionViewLayout.collectionViewContentSize }
    return "content " + numbers(CGRect(origin: .zero, size: size)).dropFirst(4)
  }

  /// The names of the elements that the layout returns for a rectangle.
  func names(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String] {
    elements(in: CGRect(x: x, y: y, width: width, height: height)).map(name).sorted()
  }

  private func elements(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
    onDisplay {
      collection.collectionViewLayout.layoutAttributesForElements(in: rectangle) ?? []
    }
  }

  private func name(_ element: UICollectionViewLayoutAttributes) -> String {
    let kind = element.representedElementKind?
      .replacingOccurrences(of: "UICollectionElementKindSection", with: "").lowercased()
    let place = element.indexPath.map(String.init).joined(separator: ".")
    return [kind, place].compactMap(\.self).joined(separator: " ")
  }

  private func words(_ element: UICollectionViewLayoutAttributes) -> String {
    let usual = element.representedElementCategory == .supplementaryView ? 1 : 0
    let depth = element.zIndex == usual ? "" : ", z \(element.zIndex)"
    return "\(name(element)): \(numbers(element.frame))\(depth)"
  }

  private func onDisplay<Result>(_ work: () -> Result) -> Result { onRecordedDisplay(work) }
}

/// Does some work while the current traits are those of the recordings.
@MainActor
func onRecordedDisplay<Result>(_ work: () -> Result) -> Result {
  let usual = UITraitCollection.current
  defer { UITraitCollection.current = usual }
  UITraitCollection.current = RecordedTraits()
  return work()
}

func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A group of 40 points that contains two items.
@MainActor
func layoutPairs() -> NSCollectionLayoutGroup {
  layoutRow(height: 40, [layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
}

/// Returns the reasons of the exceptions that some work raises.
@MainActor
func exceptionReasons(_ work: @MainActor () -> Void) -> [String] {
  UIKitException.recording(work).map(\.reason)
}

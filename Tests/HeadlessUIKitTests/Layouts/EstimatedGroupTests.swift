import Foundation
import HeadlessUIKit
import Testing

/// A cell that wants a height.
private final class TallCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

private final class TallItems: NSObject, UICollectionViewDataSource {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) { self.heights = heights }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TallCell)?.height = heights[indexPath.item]
    return cell
  }
}

/// Which items are measured, as recorded on Mac Catalyst with cells of these heights.
@MainActor
struct `Estimated heights` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Returns the frames of the items, and the height of the content.
  private func frames(
    _ group: NSCollectionLayoutGroup, _ heights: [CGFloat],
    _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> [String] {
    let items = TallItems(heights)
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: layout(group, adapt))
    collection.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    collection.layoutIfNeeded()
    let frames = heights.indices.compactMap { item in
      collection.layoutAttributesForItem(at: path(0, item)).map { numbers($0.frame) }
    }
    return frames + ["content \(Int(collection.contentSize.height))"]
  }

  private func row(
    _ height: NSCollectionLayoutDimension, _ item: NSCollectionLayoutItem
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: layoutSize(.fractionalWidth(1), height), subitems: [item])
  }

  private func column(
    _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    .vertical(layoutSize: layoutSize(.fractionalWidth(1), height), subitems: items)
  }

  @Test func `of items are measured in a group with a fixed height`() {
    let group = row(.absolute(60), layoutItem(.fractionalWidth(1), .estimated(44)))
    #expect(
      frames(group, [31, 50, 31, 69]) == [
        "0 0 320 31", "0 60 320 50", "0 120 320 31", "0 180 320 69", "content 240",
      ])
  }

  @Test func `of a group are those of its tallest item`() {
    let group = row(.estimated(50), layoutItem(.fractionalWidth(0.5), .estimated(50)))
    #expect(
      frames(group, [31, 69, 31, 50, 20]) { $0.interGroupSpacing = 3 } == [
        "0 0 160 31", "160 0 160 69", "0 72 160 31", "160 72 160 50", "0 125 160 20",
        "content 145",
      ])
  }

  @Test func `of a group don't make its items be measured`() {
    let whole = row(.estimated(44), layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)))
    #expect(
      frames(whole, [31, 69, 50]) == ["0 0 160 44", "160 0 160 44", "0 44 160 44", "content 88"])
    let absolute = row(.estimated(44), layoutItem(.fractionalWidth(0.5), .absolute(30)))
    #expect(
      frames(absolute, [31, 69, 50]) == ["0 0 160 30", "160 0 160 30", "0 30 160 30", "content 60"])
  }

  @Test func `of a column leave it each of its items once`() {
    let tile = layoutItem(.fractionalWidth(1), .absolute(30))
    let group = column(.estimated(100), [tile, tile])
    group.interItemSpacing = .fixed(5)
    #expect(
      frames(group, [1, 2, 3, 4]) == [
        "0 0 320 30", "0 35 320 30", "0 65 320 30", "0 100 320 30", "content 130",
      ])
    let measured = column(.estimated(100), [layoutItem(.fractionalWidth(1), .estimated(44))])
    #expect(
      frames(measured, [31, 50]) { $0.interGroupSpacing = 3 } == [
        "0 0 320 31", "0 34 320 50", "content 84",
      ])
  }

  @Test func `are divided among a number of items, which aren't measured`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(85)),
      subitem: layoutItem(.fractionalWidth(1), .estimated(44)), count: 2)
    group.interItemSpacing = .fixed(5)
    #expect(
      frames(group, [31, 69, 50]) == [
        "0 0 320 40", "0 45 320 40", "0 85 320 40", "content 125",
      ])
  }

  @Test func `ignore the insets above and below an item`() {
    let tile = layoutItem(.fractionalWidth(1), .estimated(44))
    tile.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    let group = column(.estimated(44), [tile])
    let list = frames(group, [31, 50]) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
    }
    #expect(list == ["16 2 288 31", "16 33 288 50", "content 85"])
  }
}

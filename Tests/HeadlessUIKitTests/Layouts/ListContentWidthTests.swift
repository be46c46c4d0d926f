import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `A list's content in an item of estimated width` {
  /// Shows cells with these contents, and returns their widths without the margins around the content.
  private func widths(_ contents: [UIListContentConfiguration]) -> [CGFloat] {
    let screen = CollectionScreen([])
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(50), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    screen.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let source = Contents(contents)
    screen.collection.dataSource = source
    screen.collection.reloadData()
    screen.collection.layoutIfNeeded()
    return contents.indices.map { index in
      let margins = contents[index].directionalLayoutMargins
      let cell = screen.collection.cellForItem(at: path(0, index))
      return (cell?.frame.width ?? 0) - margins.leading - margins.trailing
    }
  }

  private final class Contents: NSObject, UICollectionViewDataSource {
    let contents: [UIListContentConfiguration]
    let registration = UICollectionView.CellRegistration<
      UICollectionViewCell, UIListContentConfiguration
    > { cell, _, content in cell.contentConfiguration = content }

    init(_ contents: [UIListContentConfiguration]) { self.contents = contents }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      contents.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: contents[path.item])
    }
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  private func content(
    _ text: String, _ secondary: String? = nil, in base: UIListContentConfiguration = .cell()
  ) -> UIListContentConfiguration {
    var content = base
    content.text = text
    content.secondaryText = secondary
    return content
  }

  @Test func `is as wide as its widest text`() {
    let (body, caption) = (
      UIListContentConfiguration.cell().textProperties.font,
      UIListContentConfiguration.cell().secondaryTextProperties.font
    )
    let long = "a text that is wider than fifty points"
    var wide = content("short")
    wide.directionalLayoutMargins.leading = 40
    let found = widths([content(long), content("i"), content("short", long), wide])
    let wanted = [
      width(long, body), width("i", body), width(long, caption), width("short", body),
    ]
    for (found, wanted) in zip(found, wanted) { #expect(abs(found - wanted) <= 0.5) }
  }

  @Test func `has room for an image, and for a text at its side`() {
    let font = UIListContentConfiguration.valueCell().textProperties.font
    var image = content("text")
    image.image = UIImage(systemName: "star")
    let found = widths([content("text", "value", in: .valueCell()), image])
    #expect(abs(found[0] - width("text", font) - 6 - width("value", font)) <= 0.5)
    #expect(abs(found[1] - width("text", font) - 22 - 16) <= 0.5)
  }

  @Test func `is measured by code too`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    cell.contentConfiguration = content("a text that is wider than fifty points")
    cell.indentationLevel = 2
    let compressed = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width > 200 && compressed.height == 44)
    let required = cell.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(required.width == 50)
  }
}

import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

final class TileCell: UICollectionViewCell, Updatable {
  private(set) var title = ""

  func update(viewData title: String) { self.title = title }
}

final class OtherTile: UICollectionViewCell, Updatable {
  func update(viewData title: String) {}
}

final class SlimTile: UICollectionViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(22) }

  func update(viewData title: String) {}
}

final class TitleView: UICollectionReusableView, Updatable {
  private(set) var title = ""

  func update(viewData title: String) { self.title = title }
}

/// A list in a collection. Ten lines of 44 points fit, each as wide as the collection.
@MainActor
final class CollectionList {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  let driver: ListDriver<CollectionHost>
  private(set) var failures: [ListFailure] = []

  init(inWindow: Bool = true) {
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    driver = ListDriver(collection)
    driver.onFailure = { [weak self] in self?.failures.append($0) }
    if inWindow { window.addSubview(collection) }
  }

  var host: CollectionHost { driver.host }

  func apply(
    animated: Bool = true,
    @SectionBuilder<UICollectionViewCell> _ sections: () -> [ListSection<UICollectionViewCell>]
  ) {
    driver.apply(animated: animated, sections)
    collection.layoutIfNeeded()
  }

  /// Shows one section of rows.
  func show(@RowBuilder<UICollectionViewCell> rows: () -> RowList<UICollectionViewCell>) {
    apply { ListSection(id: 0, rows: rows) }
  }

  /// The titles of the cells on screen, in order.
  var shown: [String] { collection.visibleCells.map { ($0 as? TileCell)?.title ?? "–" } }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewCell? {
    collection.cellForItem(at: path(section, item))
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
  }

  func footer(_ section: Int) -> UICollectionReusableView? {
    collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path(section, 0))
  }

  /// Whether the collection's delegate reports that it implements a method.
  func advertises(_ name: String) -> Bool {
    (collection.delegate as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }

  /// Whether the collection's data source reports that it implements a method.
  func sourceAdvertises(_ name: String) -> Bool {
    (collection.dataSource as? any SelectorResponding)?.implements(Selector(name)) ?? false
  }
}

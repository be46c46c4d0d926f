import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

struct Photo: Identifiable, Equatable {
  let id: Int
  var comments = 0
}

final class PhotoCell: UICollectionViewCell, Updatable {
  private(set) var photo: Photo?

  func update(viewData photo: Photo) { self.photo = photo }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 70)
  }
}

final class LineCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

final class CountView: UICollectionReusableView, Updatable {
  private(set) var updates = 0
  private(set) var count = 0

  func update(viewData count: Int) {
    updates += 1
    self.count = count
  }
}

final class BannerView: UICollectionReusableView, Updatable {
  private(set) var text = ""

  func update(viewData text: String) { self.text = text }
}

final class CardView: UIView, Updatable {
  private(set) var name = ""

  func update(viewData name: String) { self.name = name }
}

/// A list whose sections can have layouts of their own, 300 points wide.
@MainActor
final class LayoutScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let container: UIView
  let list: TypedCellsUIKit.CollectionList
  private(set) var failures: [ListFailure] = []

  init(_ layout: SectionLayout = .list(.plain)) {
    let container = UIView(frame: window.bounds)
    self.container = container
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, layout: layout)
    list.onFailure = { [weak self] in self?.failures.append($0) }
  }

  var view: UICollectionView {
    list.host.collectionView ?? UICollectionView(frame: .zero, collectionViewLayout: .init())
  }

  func apply(
    @SectionBuilder<UICollectionViewCell> _ sections: () -> [ListSection<UICollectionViewCell>]
  ) {
    list.apply(sections)
    view.layoutIfNeeded()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: path(section, item))?.frame
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
  }

  func footer(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path(section, 0))
  }

  /// The backgrounds on screen, from top to bottom.
  var cards: [CardView] {
    view.subviews.filter { $0.subviews.first is CardView }.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.subviews.first as? CardView }
  }
}

/// A section of photos.
@MainActor
func photos(
  _ numbers: some Sequence<Int>, id: String = "photos", header: String? = nil,
  footer: String? = nil
) -> ListSection<UICollectionViewCell> {
  ListSection(id: id, header: header, footer: footer) {
    for number in numbers { Row(PhotoCell.self, Photo(id: number)) }
  }
}

/// A section of one column, with a height.
@MainActor
func column(height: CGFloat = 50) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

/// A section of one column whose items have a supplementary item.
@MainActor
func column(withItemOfKind kind: String) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20)),
    elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
  return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
}

/// A tile that is as wide as its number.
final class ChipTile: UICollectionViewCell, Updatable {
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      width,
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData width: Int) { self.width.constant = CGFloat(width) }
}

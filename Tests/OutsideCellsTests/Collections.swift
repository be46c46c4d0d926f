import TypedCells
import TypedCellsUIKitTesting

private final class Tile: UICollectionViewCell, Updatable {
  let label = UILabel()
  let image = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(image)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  func update(viewData post: Post) {
    label.text = post.title
    image.image = post.isLocked ? UIImage(systemName: "lock") : nil
  }
}

private final class StaleTile: UICollectionViewCell, Updatable {
  let label = UILabel()
  let image = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    contentView.addSubview(image)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  func update(viewData post: Post) {
    label.text = post.title
    if post.isLocked { image.image = UIImage(systemName: "lock") }
  }
}

private final class StaleHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    if let subtitle = post.subtitle { detailTextLabel?.text = subtitle }
  }
}

private final class Header: UITableViewHeaderFooterView, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    detailTextLabel?.text = post.subtitle
  }
}

private final class StaleBanner: UICollectionReusableView, Updatable {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  func update(viewData post: Post) {
    label.text = post.title
    if post.isPinned { backgroundColor = .yellow }
  }
}

private final class NibCell: UITableViewCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .prototype }
  func update(viewData post: Post) { textLabel?.text = post.title }
}

nonisolated extension OutsideCell {
  static let collections: [OutsideCell] = [
    .correct("collection cells, headers and footers", "tile") {
      assertCellLaws(Tile.self, samples: posts)
    },
    .broken("collection cells, headers and footers", "tile") {
      assertCellLaws(StaleTile.self, samples: posts)
    },
    .broken("collection cells, headers and footers", "header") {
      assertCellLaws(StaleHeader.self, samples: posts)
    },
    .correct("collection cells, headers and footers", "header") {
      assertCellLaws(Header.self, samples: posts)
    },
    .broken("collection cells, headers and footers", "supplementary view") {
      assertCellLaws(StaleBanner.self, samples: posts)
    },
    .broken("samples", "prototype without `.made`") {
      assertCellLaws(NibCell.self, samples: posts)
    },
    .correct("collection cells, headers and footers", "prototype") {
      assertCellLaws(
        NibCell.self, samples: posts, .made { NibCell(style: .default, reuseIdentifier: nil) })
    },
  ]
}

import TypedCells
import TypedCellsUIKitTesting

/// Activates a different constraint for pinned rows and never deactivates the other one.
private final class ConstraintCell: PostBaseCell, Updatable {
  private lazy var compact = titleLabel.heightAnchor.constraint(equalToConstant: 20)
  private lazy var tall = titleLabel.heightAnchor.constraint(equalToConstant: 60)
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { tall.isActive = true } else { compact.isActive = true }
  }
}

private final class CorrectConstraintCell: PostBaseCell, Updatable {
  private lazy var compact = titleLabel.heightAnchor.constraint(equalToConstant: 20)
  private lazy var tall = titleLabel.heightAnchor.constraint(equalToConstant: 60)
  func update(viewData post: Post) {
    titleLabel.text = post.title
    compact.isActive = false
    tall.isActive = false
    (post.isPinned ? tall : compact).isActive = true
  }
}

private final class ConstantCell: PostBaseCell, Updatable {
  private lazy var leading = titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
  override func setUp() {
    super.setUp()
    leading.isActive = true
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked { leading.constant = 32 }
  }
}

private final class GrowingConstraintsCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

/// Lays out its views in code, once, with the data of the first layout.
private final class FirstLayoutCell: PostBaseCell, Updatable {
  private var isLaidOut = false
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaidOut else { return }
    isLaidOut = true
    titleLabel.frame = CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: 44)
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

private final class ManualLayoutCell: PostBaseCell, Updatable {
  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = subtitleLabel.isHidden ? 16 : 32
    titleLabel.frame = CGRect(
      x: inset, y: 0, width: contentView.bounds.width - inset * 2, height: 44)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
    subtitleLabel.isHidden = post.subtitle == nil
    setNeedsLayout()
  }
}

/// Computes frames in the update, with the current width.
private final class FrameInUpdateCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
  }
}

/// Keeps the height that it measured for an earlier row.
private final class CachedHeightCell: PostBaseCell, Updatable {
  private var height: CGFloat?
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let known = height ?? (subtitleLabel.text == nil ? 44 : 66)
    height = known
    return CGSize(width: targetSize.width, height: known)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
  }
}

private final class MeasuredCell: PostBaseCell, Updatable {
  private var height: CGFloat?
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let known = height ?? (subtitleLabel.text == nil ? 44 : 66)
    height = known
    return CGSize(width: targetSize.width, height: known)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
    height = nil
  }
}

private final class SelfSizingTile: UICollectionViewCell, Updatable {
  let label = UILabel()
  private var cached: CGSize?
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size =
      cached
      ?? CGSize(width: layoutAttributes.frame.width, height: CGFloat((label.text ?? "").count * 10))
    cached = size
    layoutAttributes.frame.size = size
    return layoutAttributes
  }
  func update(viewData post: Post) { label.text = post.title }
}

/// Lets the title of a pinned row resist, and that of no other row again.
private final class ResistingCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned {
      titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
  }
}

private final class YieldingCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.setContentHuggingPriority(post.isPinned ? .required : .defaultLow, for: .vertical)
  }
}

/// Adds a separator in each layout.
private final class SeparatorsCell: PostBaseCell, Updatable {
  func update(viewData post: Post) { titleLabel.text = post.title }
  override func layoutSubviews() {
    super.layoutSubviews()
    let line = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 1))
    line.backgroundColor = .separator
    contentView.addSubview(line)
  }
}

private final class SeparatorCell: PostBaseCell, Updatable {
  private let line = UIView()
  override func setUp() {
    super.setUp()
    line.backgroundColor = .separator
    contentView.addSubview(line)
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}

/// Creates its parts when a row first needs them, so their order differs from cell to cell.
private final class PartsOnDemandCell: PostBaseCell, Updatable {
  private lazy var pin = made(top: 40)
  private lazy var count = made(top: 80)

  private func made(top: CGFloat) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    return label
  }

  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { pin.text = "pinned" }
    if post.count > 0 { count.text = "\(post.count)" }
    if pin.text != nil { pin.isHidden = !post.isPinned }
    if count.text != nil { count.isHidden = post.count == 0 }
  }
}

nonisolated extension OutsideCell {
  static let layouts: [OutsideCell] = [
    .broken("constraints", "a priority of the content") {
      assertCellLaws(ResistingCell.self, samples: posts)
    },
    .correct("constraints", "a priority of the content") {
      assertCellLaws(YieldingCell.self, samples: posts)
    },
    .correct("constraints", "parts that are created on demand") {
      assertCellLaws(
        PartsOnDemandCell.self,
        samples: [
          Post(title: "a", isPinned: true), Post(title: "b", count: 1),
          Post(title: "c", isPinned: true, count: 2), Post(title: "d"),
        ])
    },
    .broken("constraints", "both active") { assertCellLaws(ConstraintCell.self, samples: posts) },
    .correct("constraints", "exchanged") {
      assertCellLaws(CorrectConstraintCell.self, samples: posts)
    },
    .broken("constraints", "constant") { assertCellLaws(ConstantCell.self, samples: posts) },
    .broken("constraints", "added at each update") {
      assertCellLaws(GrowingConstraintsCell.self, samples: posts)
    },
    .broken("sizes", "a line for each layout") {
      assertCellLaws(SeparatorsCell.self, samples: posts)
    },
    .correct("sizes", "a line that is laid out") {
      assertCellLaws(SeparatorCell.self, samples: [Post(title: "a"), Post(title: "b")])
    },
    .broken("sizes", "laid out once") { assertCellLaws(FirstLayoutCell.self, samples: posts) },
    .correct("sizes", "laid out") { assertCellLaws(ManualLayoutCell.self, samples: posts) },
    .broken("sizes", "frames in the update") {
      assertCellLaws(FrameInUpdateCell.self, samples: posts)
    },
    .broken("sizes", "cached height") { assertCellLaws(CachedHeightCell.self, samples: posts) },
    .correct("sizes", "measured height") { assertCellLaws(MeasuredCell.self, samples: posts) },
    .broken("sizes", "cached size of a tile") {
      assertCellLaws(SelfSizingTile.self, samples: posts)
    },
  ]
}

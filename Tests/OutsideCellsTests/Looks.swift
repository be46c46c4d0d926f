import TypedCells
import TypedCellsUIKitTesting

struct Post: Equatable {
  var title: String
  var subtitle: String?
  var isPinned = false
  var isUnread = false
  var isLocked = false
  var count = 0
}

let posts = [
  Post(title: "One", subtitle: "first", isPinned: true, isUnread: true, count: 3),
  Post(title: "Two", isLocked: true), Post(title: "Three", subtitle: "third", count: 120),
]

class PostBaseCell: UITableViewCell {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func setUp() {
    for view in [titleLabel, subtitleLabel, badge] { contentView.addSubview(view) }
    badge.isHidden = true
  }
}

private final class StaleColourCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { backgroundColor = .yellow }
  }
}

private final class StaleFontCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isUnread { titleLabel.font = .boldSystemFont(ofSize: 17) }
  }
}

private final class StaleHiddenCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
    if post.subtitle == nil { subtitleLabel.isHidden = true }
  }
}

private final class StaleAlphaCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked { contentView.alpha = 0.5 }
  }
}

private final class StaleBorderCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned {
      contentView.layer.borderWidth = 2
      contentView.layer.borderColor = UIColor.red.cgColor
    }
  }
}

private final class StaleShadowCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isUnread { contentView.layer.shadowOpacity = 0.4 }
  }
}

private final class StaleAccessoryCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if !post.isLocked { accessoryType = .disclosureIndicator }
  }
}

private final class StaleAccessoryViewCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isUnread {
      let dot = UILabel()
      dot.text = "●"
      accessoryView = dot
    }
  }
}

private final class StaleSelectionStyleCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked { selectionStyle = .none }
  }
}

private final class StaleInsetCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { separatorInset = .zero }
  }
}

private final class StaleTintCell: PostBaseCell, Updatable {
  let icon = UIImageView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(icon)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    icon.image = UIImage(systemName: "star")
    if post.isPinned { icon.tintColor = .orange }
  }
}

private final class StaleBadgeCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isUnread {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      dot.backgroundColor = .red
      contentView.addSubview(dot)
    }
  }
}

private final class StaleAccessibilityCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    isAccessibilityElement = true
    if post.isLocked { accessibilityHint = "locked" }
  }
}

private final class StaleTraitsCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked { accessibilityTraits.insert(.notEnabled) }
  }
}

private final class StaleInteractionCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked { isUserInteractionEnabled = false }
  }
}

/// A view that draws its state.
private final class RatingView: UIView {
  var rating = 0 { didSet { setNeedsDisplay() } }
}

private final class StaleDrawingCell: PostBaseCell, Updatable {
  let stars = RatingView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stars)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.count > 0 { stars.rating = post.count }
  }
}

// MARK: Correct

private final class CompleteCell: PostBaseCell, Updatable {
  let stars = RatingView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stars)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.font = post.isUnread ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    subtitleLabel.text = post.subtitle
    subtitleLabel.isHidden = post.subtitle == nil
    backgroundColor = post.isPinned ? .yellow : nil
    contentView.alpha = post.isLocked ? 0.5 : 1
    accessoryType = post.isLocked ? .none : .disclosureIndicator
    selectionStyle = post.isLocked ? .none : .default
    contentView.layer.borderWidth = post.isPinned ? 2 : 0
    stars.rating = post.count
    accessibilityHint = post.isLocked ? "locked" : nil
  }
}

/// Creates a view when the first row needs it, and hides it for other rows.
private final class LazyBadgeCell: PostBaseCell, Updatable {
  private lazy var lock: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "lock"))
    contentView.addSubview(view)
    return view
  }()
  private var pin: UILabel?

  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked {
      lock.isHidden = false
    } else if subviewsInclude(UIImageView.self) {
      lock.isHidden = true
    }
    if post.isPinned, pin == nil {
      let label = UILabel()
      contentView.insertSubview(label, at: 0)
      pin = label
    }
    pin?.text = post.isPinned ? "pinned" : nil
  }

  private func subviewsInclude(_ type: UIView.Type) -> Bool {
    contentView.subviews.contains { $0 is UIImageView }
  }
}

/// Leaves old text in a label that it hides.
private final class HiddenTextCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if let subtitle = post.subtitle {
      subtitleLabel.text = subtitle
      subtitleLabel.isHidden = false
    } else {
      subtitleLabel.isHidden = true
    }
  }
}

/// Clears to an empty text in one place and to `nil` in another.
private final class EmptyTextCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle ?? ""
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    subtitleLabel.text = nil
  }
}

/// Adds and removes a badge.
private final class RemovedBadgeCell: PostBaseCell, Updatable {
  private weak var dot: UIView?
  func update(viewData post: Post) {
    titleLabel.text = post.title
    dot?.removeFromSuperview()
    if post.isUnread {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = .red
      contentView.addSubview(view)
      dot = view
    }
  }
}

private final class BadgeAccessoryCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    accessoryView = nil
    if post.count > 0 {
      let label = UILabel()
      label.text = "\(post.count)"
      accessoryView = label
    }
  }
}

nonisolated extension OutsideCell {
  static let looks: [OutsideCell] = [
    .broken("colours and fonts", "background") {
      assertCellLaws(StaleColourCell.self, samples: posts)
    },
    .broken("colours and fonts", "font") { assertCellLaws(StaleFontCell.self, samples: posts) },
    .broken("colours and fonts", "tint") { assertCellLaws(StaleTintCell.self, samples: posts) },
    .broken("hidden and transparent views", "hidden label") {
      assertCellLaws(StaleHiddenCell.self, samples: posts)
    },
    .broken("hidden and transparent views", "alpha") {
      assertCellLaws(StaleAlphaCell.self, samples: posts)
    },
    .broken("layers", "border") { assertCellLaws(StaleBorderCell.self, samples: posts) },
    .broken("layers", "shadow") { assertCellLaws(StaleShadowCell.self, samples: posts) },
    .broken("accessories and selection style", "accessory type") {
      assertCellLaws(StaleAccessoryCell.self, samples: posts)
    },
    .broken("accessories and selection style", "accessory view") {
      assertCellLaws(StaleAccessoryViewCell.self, samples: posts)
    },
    .broken("accessories and selection style", "selection style") {
      assertCellLaws(StaleSelectionStyleCell.self, samples: posts)
    },
    .broken("accessories and selection style", "separator") {
      assertCellLaws(StaleInsetCell.self, samples: posts)
    },
    .broken("views that are added", "badge") {
      assertCellLaws(StaleBadgeCell.self, samples: posts)
    },
    .broken("views that draw", "rating") { assertCellLaws(StaleDrawingCell.self, samples: posts) },
    .broken("accessibility", "hint") {
      assertCellLaws(StaleAccessibilityCell.self, samples: posts)
    },
    .broken("accessibility", "traits") { assertCellLaws(StaleTraitsCell.self, samples: posts) },
    .broken("enabled state", "interaction") {
      assertCellLaws(StaleInteractionCell.self, samples: posts)
    },
    .correct("colours and fonts", "all of it") {
      assertCellLaws(CompleteCell.self, samples: posts)
    },
    .correct("views that are added", "lazy views") {
      assertCellLaws(LazyBadgeCell.self, samples: posts)
    },
    .correct("hidden and transparent views", "old text in a hidden label") {
      assertCellLaws(HiddenTextCell.self, samples: posts)
    },
    .correct("text", "empty or nil") { assertCellLaws(EmptyTextCell.self, samples: posts) },
    .correct("views that are added", "removed badge") {
      assertCellLaws(RemovedBadgeCell.self, samples: posts)
    },
    .correct("accessories and selection style", "accessory view") {
      assertCellLaws(BadgeAccessoryCell.self, samples: posts)
    },
  ]
}

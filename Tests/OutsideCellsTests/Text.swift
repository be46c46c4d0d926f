import TypedCells
import TypedCellsUIKitTesting

private final class StaleTextCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if let subtitle = post.subtitle { subtitleLabel.text = subtitle }
  }
}

private final class BuiltInLabelsCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    if post.count > 0 { imageView?.image = UIImage(systemName: "bell") }
  }
}

private final class StaleAttributesCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    if post.isLocked {
      titleLabel.attributedText = NSAttributedString(
        string: post.title, attributes: [.strikethroughStyle: 1])
    } else {
      titleLabel.text = post.title
      subtitleLabel.textColor = .gray
    }
    subtitleLabel.text = post.title
    if post.isPinned { subtitleLabel.textAlignment = .center }
  }
}

/// Reuses its text attributes, which a previous row may have changed.
private final class KeptAttributesCell: PostBaseCell, Updatable {
  private var attributes: [NSAttributedString.Key: Any] = [:]
  func update(viewData post: Post) {
    if post.isUnread { attributes[.foregroundColor] = UIColor.red }
    titleLabel.attributedText = NSAttributedString(string: post.title, attributes: attributes)
  }
}

private final class AppendingCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = (titleLabel.text ?? "") + post.title
  }
}

private final class StaleLinesCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { titleLabel.numberOfLines = 0 }
  }
}

private final class StackTagsCell: PostBaseCell, Updatable {
  let stack = UIStackView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stack)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    for number in 0..<min(post.count, 3) {
      let tag = UILabel()
      tag.text = "#\(number)"
      stack.addArrangedSubview(tag)
    }
  }
}

/// Removes views from a stack's arranged subviews but leaves them as subviews.
private final class RemovedFromArrangementCell: PostBaseCell, Updatable {
  let stack = UIStackView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stack)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
    for number in 0..<min(post.count, 3) {
      let tag = UILabel()
      tag.text = "#\(number)"
      stack.addArrangedSubview(tag)
    }
  }
}

private final class RebuiltTagsCell: PostBaseCell, Updatable {
  let stack = UIStackView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stack)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for number in 0..<min(post.count, 3) {
      let tag = UILabel()
      tag.text = "#\(number)"
      stack.addArrangedSubview(tag)
    }
  }
}

/// Keeps a pool of labels and shows as many as the row needs.
private final class PooledTagsCell: PostBaseCell, Updatable {
  private var tags: [UILabel] = []
  let stack = UIStackView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(stack)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    let count = min(post.count, 3)
    while tags.count < count {
      let tag = UILabel()
      stack.addArrangedSubview(tag)
      tags.append(tag)
    }
    for (number, tag) in tags.enumerated() {
      tag.isHidden = number >= count
      if number < count { tag.text = "#\(number)" }
    }
  }
}

private final class AttributedCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.attributedText = NSAttributedString(
      string: post.title, attributes: post.isLocked ? [.strikethroughStyle: 1] : [:])
  }
}

nonisolated extension OutsideCell {
  static let text: [OutsideCell] = [
    .broken("text", "subtitle") { assertCellLaws(StaleTextCell.self, samples: posts) },
    .broken("text", "built-in image view") {
      assertCellLaws(BuiltInLabelsCell.self, samples: posts)
    },
    .broken("attributed text", "alignment") {
      assertCellLaws(StaleAttributesCell.self, samples: posts)
    },
    .broken("attributed text", "kept attributes") {
      assertCellLaws(KeptAttributesCell.self, samples: posts)
    },
    .broken("text", "appended") { assertCellLaws(AppendingCell.self, samples: posts) },
    .broken("text", "lines") { assertCellLaws(StaleLinesCell.self, samples: posts) },
    .broken("views that are added", "tags") { assertCellLaws(StackTagsCell.self, samples: posts) },
    .broken("views that are added", "removed from the arrangement only") {
      assertCellLaws(RemovedFromArrangementCell.self, samples: posts)
    },
    .correct("views that are added", "rebuilt tags") {
      assertCellLaws(RebuiltTagsCell.self, samples: posts)
    },
    .correct("views that are added", "pooled tags") {
      assertCellLaws(PooledTagsCell.self, samples: posts)
    },
    .correct("attributed text", "attributes") {
      assertCellLaws(AttributedCell.self, samples: posts)
    },
  ]
}

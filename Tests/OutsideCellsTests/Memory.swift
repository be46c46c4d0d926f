import TypedCells
import TypedCellsUIKitTesting

/// Decides by its first row whether it ever shows a subtitle.
private final class FirstRowCell: PostBaseCell, Updatable {
  private var showsSubtitle: Bool?
  func update(viewData post: Post) {
    if showsSubtitle == nil { showsSubtitle = post.subtitle != nil }
    titleLabel.text = post.title
    subtitleLabel.text = showsSubtitle == true ? post.subtitle : nil
  }
}

/// Creates its badge in the first row that needs one.
private final class LazyBadgeCell: PostBaseCell, Updatable {
  private var star: UILabel?
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned, star == nil {
      let new = UILabel()
      contentView.addSubview(new)
      star = new
    }
    star?.text = post.isPinned ? "★" : nil
  }
}

/// Keeps whether its row is liked, and shows that only after a tap.
private final class LikeCell: SettingBaseCell, Updatable {
  private var isLiked = false
  override func setUp() {
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }
  func update(viewData setting: Setting) {
    label.text = setting.title
    button.setTitle("Like", for: .normal)
  }
  private func toggle() {
    isLiked.toggle()
    button.setTitle(isLiked ? "Unlike" : "Like", for: .normal)
  }
}

private final class ForgetfulLikeCell: SettingBaseCell, Updatable {
  private var isLiked = false
  override func setUp() {
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }
  func update(viewData setting: Setting) {
    label.text = setting.title
    isLiked = false
    button.setTitle("Like", for: .normal)
  }
  private func toggle() {
    isLiked.toggle()
    button.setTitle(isLiked ? "Unlike" : "Like", for: .normal)
  }
}

/// Creates a gesture recognizer for the first row that needs it, and turns it off for others.
private final class LazyGestureCell: PostBaseCell, Updatable {
  private var tap: UITapGestureRecognizer?
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isLocked, tap == nil {
      let new = UITapGestureRecognizer()
      contentView.addGestureRecognizer(new)
      tap = new
    }
    tap?.isEnabled = post.isLocked
  }
}

/// Caches a text for all cells by a key that some posts share.
private final class WrongKeyCell: PostBaseCell, Updatable {
  private static var texts: [Int: String] = [:]
  func update(viewData post: Post) {
    let text = Self.texts[post.count] ?? post.title
    Self.texts[post.count] = text
    titleLabel.text = text
  }
}

nonisolated extension OutsideCell {
  static let memory: [OutsideCell] = [
    .broken("first row", "a subtitle") { assertCellLaws(FirstRowCell.self, samples: posts) },
    .broken("first row", "a subtitle, in the other order") {
      assertCellLaws(FirstRowCell.self, samples: Array(posts.reversed()))
    },
    .correct("first row", "a badge that is created when it's needed") {
      assertCellLaws(LazyBadgeCell.self, samples: posts)
    },
    .broken("state behind a control", "a like") {
      assertCellLaws(LikeCell.self, samples: settings)
    },
    .correct("state behind a control", "a like") {
      assertCellLaws(ForgetfulLikeCell.self, samples: settings)
    },
    .correct("gestures", "turned off") { assertCellLaws(LazyGestureCell.self, samples: posts) },
    .broken("shared state", "a cache with the same key for two rows that differ in nothing else") {
      assertCellLaws(WrongKeyCell.self, samples: [Post(title: "One"), Post(title: "Two")])
    },
  ]
}

import TypedCells
import TypedCellsUIKitTesting

// Cells of apps that don't use TypedCells.

/// Resets the properties that its configuration doesn't set.
private final class ResettingCell: PostBaseCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    subtitleLabel.text = nil
    accessoryType = .none
  }
  func configure(with post: Post) {
    titleLabel.text = post.title
    if let subtitle = post.subtitle { subtitleLabel.text = subtitle }
    if post.isPinned { accessoryType = .checkmark }
  }
}

private final class HalfResettingCell: PostBaseCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    subtitleLabel.text = nil
  }
  func configure(with post: Post) {
    titleLabel.text = post.title
    if let subtitle = post.subtitle { subtitleLabel.text = subtitle }
    if post.isPinned { accessoryType = .checkmark }
  }
}

/// Returns early for an equal post, although prepareForReuse has cleared the title.
private final class EarlyReturnCell: PostBaseCell, Updatable {
  private var shown: Post?
  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }
  func update(viewData post: Post) {
    guard post != shown else { return }
    shown = post
    titleLabel.text = post.title
  }
}

private final class CorrectEarlyReturnCell: PostBaseCell, Updatable {
  private var shown: Post?
  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    shown = nil
  }
  func update(viewData post: Post) {
    guard post != shown else { return }
    shown = post
    titleLabel.text = post.title
  }
}

/// Doesn't call super in prepareForReuse, so the selection remains.
private final class NoSuperCell: PostBaseCell {
  override func prepareForReuse() { subtitleLabel.text = nil }
  func configure(with post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
  }
}

/// Hides a view in prepareForReuse and never shows it again.
private final class HidingCell: PostBaseCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.isHidden = true
  }
  func configure(with post: Post) { titleLabel.text = post.title }
}

/// Resets only in prepareForReuse, although it can be updated in place.
private final class InPlaceCell: PostBaseCell, Updatable {
  override func prepareForReuse() {
    super.prepareForReuse()
    subtitleLabel.text = nil
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if let subtitle = post.subtitle { subtitleLabel.text = subtitle }
  }
}

/// Alternates its color with each update.
private final class StripedCell: PostBaseCell, Updatable {
  private var isEven = false
  func update(viewData post: Post) {
    isEven.toggle()
    titleLabel.text = post.title
    backgroundColor = isEven ? .white : .lightGray
  }
}

/// Highlights each fifth row that it shows.
private final class PeriodicCell: PostBaseCell, Updatable {
  private var rows = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    rows += 1
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = rows % 5 == 4 ? .red : .label
  }
}

/// Uses the row before the last one.
private final class TwoRowsBackCell: PostBaseCell, Updatable {
  private var history: [Bool] = []
  func update(viewData post: Post) {
    titleLabel.text = post.title
    titleLabel.textColor = history.count > 1 && history[0] ? .red : .label
    history = Array((history + [post.isLocked]).suffix(2))
  }
}

/// Configures its views once, for the first row.
private final class OnceCell: PostBaseCell, Updatable {
  private var isConfigured = false
  func update(viewData post: Post) {
    titleLabel.text = post.title
    guard !isConfigured else { return }
    isConfigured = true
    subtitleLabel.text = post.subtitle
  }
}

private final class UsedOnceCell: PostBaseCell, Updatable {
  private var isConfigured = false
  func update(viewData post: Post) {
    titleLabel.text = post.title
    guard !isConfigured else { return }
    isConfigured = true
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: .headline)
  }
}

nonisolated extension OutsideCell {
  static let reuse: [OutsideCell] = [
    .correct("prepareForReuse", "resets") {
      assertCellLaws(ResettingCell.self, samples: posts) { cell, post in cell.configure(with: post)
      }
    },
    .broken("prepareForReuse", "resets a half") {
      assertCellLaws(HalfResettingCell.self, samples: posts) { $0.configure(with: $1) }
    },
    .broken("prepareForReuse", "early return") {
      assertCellLaws(EarlyReturnCell.self, samples: posts)
    },
    .correct("prepareForReuse", "early return") {
      assertCellLaws(CorrectEarlyReturnCell.self, samples: posts)
    },
    .broken("prepareForReuse", "no super") {
      assertCellLaws(NoSuperCell.self, samples: posts) { cell, post in cell.configure(with: post) }
    },
    .broken("prepareForReuse", "hides for good") {
      assertCellLaws(HidingCell.self, samples: posts) { cell, post in cell.configure(with: post) }
    },
    .broken("prepareForReuse", "updated in place") {
      assertCellLaws(InPlaceCell.self, samples: posts)
    },
    .broken("state with a period", "striped") { assertCellLaws(StripedCell.self, samples: posts) },
    .broken("state with a period", "every fifth") {
      assertCellLaws(PeriodicCell.self, samples: posts)
    },
    .broken("state with a period", "two rows back") {
      assertCellLaws(TwoRowsBackCell.self, samples: posts)
    },
    .broken("state with a period", "only once") { assertCellLaws(OnceCell.self, samples: posts) },
    .correct("state with a period", "set up once") {
      assertCellLaws(UsedOnceCell.self, samples: posts)
    },
  ]
}

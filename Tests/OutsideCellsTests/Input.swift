import TypedCells
import TypedCellsUIKitTesting

private final class ExpandingCell: SettingBaseCell, Updatable {
  let details = UILabel()
  override func setUp() {
    contentView.addSubview(details)
    details.isHidden = true
    details.text = "details"
    button.addAction(
      UIAction { [weak self] _ in self?.details.isHidden.toggle() }, for: .touchUpInside)
  }
  func update(viewData setting: Setting) { label.text = setting.title }
}

private final class CollapsingCell: SettingBaseCell, Updatable {
  let details = UILabel()
  override func setUp() {
    contentView.addSubview(details)
    details.isHidden = true
    details.text = "details"
    button.addAction(
      UIAction { [weak self] _ in self?.details.isHidden.toggle() }, for: .touchUpInside)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    details.isHidden = true
  }
  func update(viewData setting: Setting) { label.text = setting.title }
}

private final class TypedTextCell: SettingBaseCell, Updatable {
  let field = UITextField()
  override func setUp() { contentView.addSubview(field) }
  func update(viewData setting: Setting) {
    label.text = setting.title
    field.placeholder = setting.title
  }
}

private final class TextFieldCell: SettingBaseCell, Updatable {
  let field = UITextField()
  override func setUp() { contentView.addSubview(field) }
  func update(viewData setting: Setting) {
    label.text = setting.title
    field.text = setting.title
  }
}

private final class LikeCell: SettingBaseCell, Updatable {
  override func setUp() {
    button.addAction(
      UIAction { [weak self] _ in self?.button.isSelected.toggle() }, for: .touchUpInside)
  }
  func update(viewData setting: Setting) { label.text = setting.title }
}

/// Sets its color when it's selected, and doesn't reset it.
private final class SelectionColourCell: PostBaseCell, Updatable {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected { contentView.backgroundColor = .blue }
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

/// Stores the color before the selection, which belongs to another row after reuse.
private final class RememberedColourCell: PostBaseCell, Updatable {
  private var colour: UIColor?
  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected, !isSelected { colour = contentView.backgroundColor }
    super.setSelected(selected, animated: animated)
    contentView.backgroundColor = selected ? .blue : colour
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    contentView.backgroundColor = post.isPinned ? .yellow : .white
    if !isSelected { colour = contentView.backgroundColor }
  }
}

private final class CorrectSelectionCell: PostBaseCell, Updatable {
  private var isPinned = false
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    colour()
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    isPinned = post.isPinned
    colour()
  }
  private func colour() {
    contentView.backgroundColor = isSelected ? .blue : isPinned ? .yellow : .white
  }
}

private final class HighlightCell: UICollectionViewCell, Updatable {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
  override var isHighlighted: Bool {
    didSet { if isHighlighted { contentView.alpha = 0.4 } }
  }
  func update(viewData post: Post) { label.text = post.title }
}

private final class EditingCell: PostBaseCell, Updatable {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing { subtitleLabel.text = "editing" }
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

private final class CarouselCell: PostBaseCell, Updatable {
  let scroll = UIScrollView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(scroll)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    scroll.backgroundColor = .gray
  }
}

private final class ResetCarouselCell: PostBaseCell, Updatable {
  let scroll = UIScrollView()
  override func setUp() {
    super.setUp()
    contentView.addSubview(scroll)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    scroll.contentOffset = .zero
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    scroll.backgroundColor = .gray
  }
}

/// Changes its color in a tap gesture and never resets it.
private final class TapToMarkCell: SettingBaseCell, Updatable {
  override func setUp() {
    contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
  }
  override func tapped() { contentView.backgroundColor = .green }
  func update(viewData setting: Setting) { label.text = setting.title }
}

nonisolated extension OutsideCell {
  static let input: [OutsideCell] = [
    .broken("what a user changed", "expanded") {
      assertCellLaws(ExpandingCell.self, samples: settings)
    },
    .correct("what a user changed", "collapsed") {
      assertCellLaws(CollapsingCell.self, samples: settings)
    },
    .broken("what a user changed", "typed text") {
      assertCellLaws(TypedTextCell.self, samples: settings)
    },
    .correct("what a user changed", "typed text") {
      assertCellLaws(TextFieldCell.self, samples: settings)
    },
    .broken("what a user changed", "liked") { assertCellLaws(LikeCell.self, samples: settings) },
    .broken("what a user changed", "marked by a gesture") {
      assertCellLaws(TapToMarkCell.self, samples: settings)
    },
    .broken("what a user changed", "scrolled") {
      assertCellLaws(CarouselCell.self, samples: posts)
    },
    .correct("what a user changed", "scrolled") {
      assertCellLaws(ResetCarouselCell.self, samples: posts)
    },
    .broken("selection, highlight and editing", "selection colour") {
      assertCellLaws(SelectionColourCell.self, samples: posts)
    },
    .broken("selection, highlight and editing", "remembered colour") {
      assertCellLaws(RememberedColourCell.self, samples: posts)
    },
    .correct("selection, highlight and editing", "derived colour") {
      assertCellLaws(CorrectSelectionCell.self, samples: posts)
    },
    .broken("selection, highlight and editing", "highlight") {
      assertCellLaws(HighlightCell.self, samples: posts)
    },
    .broken("selection, highlight and editing", "editing") {
      assertCellLaws(EditingCell.self, samples: posts)
    },
  ]
}

import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A person's name, speciality and picture.
final class ProfileTile: UICollectionViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(72) }

  private let portrait = Portrait()
  private let nameLabel = UILabel()
  private let specialityLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    contentView.fill(with: portrait, beside: [nameLabel, specialityLabel])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData profile: ProfileRow) {
    portrait.text = profile.picture
    nameLabel.text = profile.isFollowed ? "\(profile.name) (followed)" : profile.name
    specialityLabel.text = profile.speciality
  }

  var lines: [String?] { [portrait.text, nameLabel.text, specialityLabel.text] }
}

/// An institution and the years that a person spent there.
final class WorkplaceTile: UICollectionViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(44) }

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: label)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData workplace: Workplace) {
    label.text = "\(workplace.years)  \(workplace.institution)"
  }
}

/// A row of buttons. The model holds their actions.
final class ButtonsTile: UICollectionViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(52) }

  private let stack = UIStackView(arrangedSubviews: [])
  private(set) var buttons: [UIButton] = []
  private var taps: [@MainActor () -> Void] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.spacing = 16
    contentView.fill(with: stack)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the buttons in place, so that a button under the user's finger isn't replaced.
  func update(viewData row: ButtonsRow) {
    while buttons.count > row.buttons.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < row.buttons.count { addButton() }
    for (button, model) in zip(buttons, row.buttons) {
      button.setTitle(model.title, for: .normal)
    }
    taps = row.buttons.map(\.tap)
  }

  private func addButton() {
    let position = buttons.count
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.taps[position]() }, for: .touchUpInside)
    stack.addArrangedSubview(button)
    buttons.append(button)
  }
}

import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A switch with its title and its action, which a tap calls.
struct SwitchRow {
  let title: String
  let isOn: Bool
  let flip: @MainActor () -> Void
}

/// A switch with its title.
final class SwitchCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  private var flip: (@MainActor () -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    toggle.addAction(UIAction { [weak self] _ in self?.flip?() }, for: .valueChanged)
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData row: SwitchRow) {
    var content = defaultContentConfiguration()
    content.text = row.title
    contentConfiguration = content
    toggle.isOn = row.isOn
    flip = row.flip
  }
}

/// An instruction, the same in each list.
final class HintCell: UITableViewCell, Updatable {
  func update(viewData: Void) {
    var content = defaultContentConfiguration()
    content.text = "Tap a person to add a favourite; swipe a favourite to remove it."
    contentConfiguration = content
  }
}

/// The model of a person's row.
struct PersonRow: Identifiable, Equatable {
  /// The mark at the trailing edge.
  enum Mark { case none, favourite, details }

  let numbered: NumberedPerson
  var mark = Mark.none

  var id: Int { numbered.id }
}

/// A person with their number in the list, their year and their field.
final class PersonCell: UITableViewCell, Updatable {
  func update(viewData row: PersonRow) {
    let numbered = row.numbered
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(numbered.number). \(numbered.person.name), \(numbered.person.year)"
    content.secondaryText = numbered.person.field
    contentConfiguration = content
    accessoryType =
      switch row.mark {
      case .none: .none
      case .favourite: .checkmark
      case .details: .detailButton
      }
  }
}

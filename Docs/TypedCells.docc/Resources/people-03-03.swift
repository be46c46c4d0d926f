import TypedCells
import TypedCellsUIKit

final class PersonCell: UITableViewCell, Updatable {
  private var content = UIListContentConfiguration.subtitleCell()

  func update(viewData person: Person) {
    content.text = person.name
    if let nickname = person.nickname { content.secondaryText = nickname }
    contentConfiguration = content
  }
}

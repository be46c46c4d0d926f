import TypedCells
import TypedCellsUIKit

final class PersonCell: UITableViewCell, Updatable {
  func update(viewData person: Person) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = person.name
    content.secondaryText = person.nickname
    contentConfiguration = content
  }
}

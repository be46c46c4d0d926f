import TypedCells
import UIKit

final class PersonTableCell: UITableViewCell, Updatable {
  func update(viewData person: Person) {
    var content = defaultContentConfiguration()
    content.text = person.name
    content.secondaryText = person.nickname
    contentConfiguration = content
  }
}

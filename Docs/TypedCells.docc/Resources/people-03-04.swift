import HeadlessList
import TypedCells

final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) {
    lines = [person.name]
    if let nickname = person.nickname { lines.append("  “\(nickname)”") }
  }
}

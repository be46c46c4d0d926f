import HeadlessList
import TypedCells

final class PersonCell: HeadlessCell, Updatable {
  private var nickname = ""

  func update(viewData person: Person) {
    if let nickname = person.nickname { self.nickname = "  “\(nickname)”" }
    lines = nickname.isEmpty ? [person.name] : [person.name, nickname]
  }
}

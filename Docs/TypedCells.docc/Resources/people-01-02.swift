import HeadlessList
import TypedCells

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class PersonCell: HeadlessCell, Updatable {
  func update(viewData person: Person) {
    lines = [person.name]
  }
}

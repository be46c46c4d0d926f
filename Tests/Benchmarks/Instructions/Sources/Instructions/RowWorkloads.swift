import HeadlessList
import TypedCells

/// Workloads that build rows and update cells.
@MainActor let rowWorkloads = [
  Workload(name: "rows.build") {
    let people = (0..<1_000).map { Person(id: $0, name: "Person \($0)") }
    return {
      let section = ListSection<HeadlessCell>(id: "people") {
        for person in people { Row(PersonCell.self, person) }
      }
      keep(section.rows.count)
    }
  },
  // One row, because reading many rows from an array would cost more than the updates.
  Workload(name: "rows.update") {
    let row = AnyRow<HeadlessCell>(Row(PersonCell.self, Person(id: 1, name: "Ada")))
    let cell = PersonCell()
    return { for _ in 0..<1_000 { try? row.update(cell) } }
  },
  // The cell and the model have no trait in common.
  Workload(name: "capabilities.no-match") {
    guard let registry = try? CapabilityRegistry([.named]) else { fatalError("no registry") }
    let cell = PersonCell()
    let model: Any = Person(id: 1, name: "Ada")
    return { for _ in 0..<1_000 { registry.configure(cell, by: model) } }
  },
]

private protocol Named { var name: String { get } }
private protocol NamedConfigurable: AnyObject {}

extension Capability {
  fileprivate static var named: Capability {
    Capability((any Named).self, (any NamedConfigurable).self) { _, _ in
    } reset: { _ in
    }
  }
}

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A cell whose update costs almost nothing.
private final class PersonCell: HeadlessCell, Updatable {
  private var shownID = 0

  func update(viewData person: Person) { shownID = person.id }
}

import CAllocationCount
import HeadlessList
import Specimens
import TypedCells

/// Returns the costs of building, keeping and showing rows.
@MainActor
func listGoals() throws -> [Goal] {
  #if DEBUG
    return []
  #else
    return [
      firstScreen(), building(), memoryOfRows(), memoryOfLazyRows(), scrolling(),
    ]
  #endif
}

/// A typical model with an identity, a name and a number.
private struct Person {
  let id: Int
  let name: String
  let age: Int

  init(_ id: Int) {
    self.id = id
    name = "a name that does not fit into a word"
    age = id & 127
  }
}

/// A cell whose update allocates nothing.
private final class PersonCell: HeadlessCell, Updatable {
  private(set) var name = ""
  func update(viewData person: Person) { name = person.name }
}

@MainActor
private func list(of count: Int) -> ListDriver<HeadlessList> {
  let list = ListDriver(host: HeadlessList(height: 800))
  list.apply {
    ListSection(id: 0) {
      LazyRows(0..<count, id: \.self) { Row(PersonCell.self, Person($0)).height(40) }
    }
  }
  return list
}

@MainActor
private func firstScreen() -> Goal {
  let times = medianTimes(
    of: [
      Contender("thousand") { _ = list(of: 1_000) },
      Contender("million") { _ = list(of: 1_000_000) },
    ], batch: 20, rounds: 101)
  return goal("first screen, 1,000,000 rows ÷ 1,000", times.ratio("million", "thousand"), 1.2)
}

@MainActor
private func building() -> Goal {
  let people = (0..<100_000).map(Person.init)
  let times = medianTimes(
    of: [
      Contender("structs") {
        var copies: [Person] = []
        for person in people { copies.append(person) }
        precondition(copies.count == people.count)
      },
      Contender("rows") {
        let section = ListSection<HeadlessCell>(id: 0) {
          for person in people { Row(PersonCell.self, person).id(person.id) }
        }
        precondition(section.rows.count == people.count)
      },
    ], batch: 1, rounds: 31)
  return goal("building 100,000 rows ÷ 100,000 structs", times.ratio("rows", "structs"), 8)
}

/// The bytes of a row's object and of its place in the section's array.
///
/// The array doubles its room when it is full, so up to 32 bytes a row can be unused: 10 with 100,000 rows. With this
/// number of rows, it is nearly full.
@MainActor
private func memoryOfRows() -> Goal {
  let people = (0..<131_000).map(Person.init)
  let before = allocated_bytes()
  let section = ListSection<HeadlessCell>(id: 0) {
    for person in people { Row(PersonCell.self, person).id(person.id) }
  }
  // The models must live until the second reading, or their memory would be subtracted from the rows'.
  let bytes = withExtendedLifetime(people) {
    Double(allocated_bytes() - before) / Double(section.rows.count)
  }
  let usersData = MemoryLayout<Person>.stride + MemoryLayout<Int>.stride
  return goal(
    "bytes of a row beyond its model and its identity", bytes - Double(usersData), 64)
}

@MainActor
private func memoryOfLazyRows() -> Goal {
  let before = allocated_bytes()
  let section = ListSection<HeadlessCell>(id: 0) {
    LazyRows(0..<1_000_000, id: \.self) { Row(PersonCell.self, Person($0)) }
  }
  let bytes = Double(allocated_bytes() - before)
  precondition(section.rows.count == 1_000_000)
  return goal("MB of 1,000,000 lazy rows", bytes / 1_000_000, 1)
}

@MainActor
private func scrolling() -> Goal {
  let people = (0..<10_000).map(Person.init)
  let list = ListDriver(host: HeadlessList(height: 800))
  list.apply {
    ListSection(id: 0) {
      for person in people {
        Row(PersonCell.self, person).id(person.id).height { _ in 40 }
          .configure { cell, person, _ in cell.update(viewData: person) }
      }
    }
  }
  list.host.scroll(by: 4_000)
  let (before, configured) = (allocation_count(), list.host.counters.configured)
  list.host.scroll(by: 1_000_000)
  let binds = list.host.counters.configured - configured
  return goal(
    "heap allocations of a bind, scrolling 10,000 rows",
    Double(allocation_count() - before) / Double(binds), 0)
}

private func goal(_ workload: String, _ measured: Double, _ bound: Double) -> Goal {
  Goal(area: "lists", workload: workload, measured: measured, bound: .atMost(bound))
}

import HeadlessList
import Testing
import TypedCellsTesting

@testable import People

@MainActor @Test func `a person cell keeps nothing of its last row`() {
  let grace = Person(id: 2, name: "Grace Hopper", nickname: "Amazing Grace")
  let barbara = Person(id: 3, name: "Barbara Liskov")
  assertCellLaws(PersonCell.self, samples: [grace, barbara]) { $0.lines }
}

import Testing
import TypedCellsUIKitTesting

@testable import People

@MainActor @Test func `A cell shows nothing of the person it showed before`() {
  let grace = Person(id: 2, name: "Grace Hopper", nickname: "Amazing Grace")
  let barbara = Person(id: 3, name: "Barbara Liskov")
  assertCellLaws(PersonCell.self, samples: [grace, barbara])
}

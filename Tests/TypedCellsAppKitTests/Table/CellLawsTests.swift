import Testing
import TypedCells
import TypedCellsAppKit
import TypedCellsTesting

@MainActor
struct `The cells of AppKit` {
  @Test func `obey the laws of cells`() {
    assertCellLaws(
      PersonCell.self, samples: [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")],
      .made { PersonCell(frame: .zero) }, .observing { $0.name })
  }

  @Test func `obey them as items, too`() {
    assertCellLaws(
      PersonItem.self, samples: [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")],
      .made { PersonItem(nibName: nil, bundle: nil) }, .observing { $0.name })
  }
}

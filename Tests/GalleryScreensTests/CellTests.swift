import Testing
import TypedCells
import TypedCellsUIKitTesting

@testable import GalleryModels
@testable import GalleryScreens

@MainActor
struct `Cells of the gallery on UIKit` {
  @Test func `for texts and people pass the laws of cells`() throws {
    let people = try PeopleFile(DataFile(shipped: "people")).items.prefix(3)
      .enumerated().map { NumberedPerson(number: $0 + 1, person: $1) }
    assertCellLaws(
      PersonCell.self,
      samples: zip(people, [.none, .favourite, .details]).map(PersonRow.init))
    assertCellLaws(TextCell.self, samples: ["one", "two"])
    assertCellLaws(
      SwitchCell.self,
      samples: [
        SwitchRow(title: "one", isOn: false) {}, SwitchRow(title: "two", isOn: true) {},
      ])
  }

  @Test func `for employees pass the laws of cells`() throws {
    let employees = try EmployeeFile(DataFile(shipped: "employees")).items
    assertCellLaws(WorkplaceTile.self, samples: employees[0].workplaces)
    let rows = [["a"], ["b", "c"], []].map { titles in
      ButtonsRow(buttons: titles.map { ButtonsRow.Button(title: $0) {} })
    }
    assertCellLaws(ButtonsTile.self, samples: rows)
  }
}

import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import GalleryModels
@testable import GalleryScreens

@MainActor
struct `Cells of the gallery on UIKit` {
  private func content(_ cell: UITableViewCell) -> [String?] {
    let content = cell.contentConfiguration as? UIListContentConfiguration
    return [content?.text, content?.secondaryText]
  }

  @Test func `of texts and people keep the laws of cells`() throws {
    let people = try PeopleFile(DataFile(shipped: "people")).items.prefix(3)
    assertCellLaws(
      PersonCell.self,
      samples: people.enumerated().map { NumberedPerson(number: $0 + 1, person: $1) },
      making: { PersonCell(style: .default, reuseIdentifier: nil) }, observing: content)
    assertCellLaws(
      TextCell.self, samples: ["one", "two"],
      making: { TextCell(style: .default, reuseIdentifier: nil) }, observing: content)
    assertCellLaws(
      SwitchCell.self, samples: ["one", "two"],
      making: { SwitchCell(style: .default, reuseIdentifier: nil) }, observing: content)
  }

  @Test func `of employees keep the laws of cells`() throws {
    let employees = try EmployeeFile(DataFile(shipped: "employees")).items
    assertCellLaws(
      WorkplaceTile.self, samples: employees[0].workplaces,
      making: { WorkplaceTile(frame: .zero) }, observing: { $0.label.text })
    let rows = [["a"], ["b", "c"], []].map { titles in
      ButtonsRow(buttons: titles.map { ButtonsRow.Button(title: $0) {} })
    }
    assertCellLaws(
      ButtonsTile.self, samples: rows,
      making: { ButtonsTile(frame: .zero) }, observing: { $0.buttons.map(\.currentTitle) })
  }
}

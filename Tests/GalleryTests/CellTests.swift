import GalleryModels
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@testable import Gallery
@testable import GalleryModels

@MainActor
struct `The gallery's cells` {
  /// Returns the texts and buttons that a user sees in a cell.
  private func look(of cell: HeadlessCell) -> [String] {
    cell.lines + cell.buttons.map { "[\($0.title)]" }
  }

  private func assertLaws<Cell: HeadlessCell & Updatable>(
    _ cell: Cell.Type, _ samples: [Cell.ViewData],
    making make: @escaping @MainActor () -> Cell = Cell.init
  ) {
    assertCellLaws(cell, samples: samples, .made(make))
  }

  @Test func `pass the laws of cells`() throws {
    let people = try employeeFile().items
    assertLaws(TextCell.self, ["", "text", String(repeating: "long ", count: 40)])
    assertLaws(
      ImageCell.self,
      [Picture(lines: ["##", "##"], caption: "a"), Picture(lines: ["#"], caption: "b")])
    assertLaws(
      ProfileCell.self,
      people.flatMap { [ProfileRow($0, isFollowed: false), ProfileRow($0, isFollowed: true)] })
    assertLaws(WorkplaceCell.self, people.flatMap(\.workplaces))
    assertLaws(
      ButtonsCell.self,
      [[], ["one"], ["one", "two"]].map { titles in
        ButtonsRow(buttons: titles.map { ButtonsRow.Button(title: $0) {} })
      })
    assertLaws(SwitchCell.self, ["one switch", "another"])
    let numbered = try peopleFile(2).items.map { NumberedPerson(number: 7, person: $0) }
    assertLaws(PersonCell.self, numbered)
    assertLaws(PersonCell.self, numbered, making: PersonCell.widePrototype)
  }

  @Test func `a switch keeps the state that it was set to until it is updated`() {
    let cell = SwitchCell()
    cell.update(viewData: "switch")
    cell.set(isOn: true) {}
    #expect(look(of: cell) == ["[switch: on]"])
    cell.update(viewData: "switch")
    #expect(look(of: cell) == ["[switch: off]"])
  }

  @Test func `reset all traits that the next model lacks`() throws {
    assertCapabilities(
      try CapabilityRegistry.forAboutPages(),
      cells: {
        [TitleCell(), HeadingCell(), DetailCell(), ImageDetailCell(), EmptyCell(), TextCell()]
      },
      models: [
        AboutItem.heading("title", font: .capitals, color: .red),
        AboutItem.text("title"), AboutItem.space, AboutItem.detail(title: "title", detail: "below"),
        AboutItem.image("image", title: "title", detail: "beside"), AboutSource("source"), 7,
      ],
      observing: look)
  }
}

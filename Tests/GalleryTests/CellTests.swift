import GalleryModels
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

@testable import Gallery
@testable import GalleryModels

@MainActor
struct `The gallery's cells` {
  /// Everything that a user sees of a cell.
  private func look(of cell: HeadlessCell) -> [String] {
    cell.lines + cell.buttons.map { "[\($0.title)]" }
  }

  private func assertLaws<Cell: HeadlessCell & Updatable>(
    _ cell: Cell.Type, _ samples: [Cell.ViewData]
  ) {
    assertCellLaws(
      cell, samples: samples, making: Cell.init, prepareForReuse: { $0.prepareForReuse() },
      observing: look)
  }

  @Test func `keep the laws of cells`() throws {
    let people = try employeeFile().people
    assertLaws(TextCell.self, ["", "text"])
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
    assertLaws(
      SwitchCell.self, [true, false].map { SwitchRow(title: "switch", isOn: $0) {} })
    assertLaws(PersonCell.self, Array(NumberedPeople(try peopleFile(2).people, count: 3)))
  }

  @Test(arguments: [
    TitleCell.self, DetailCell.self, ImageDetailCell.self, EmptyCell.self, TextCell.self,
  ])
  func `forget all traits that the next model lacks`(cellClass: HeadlessCell.Type) throws {
    let capabilities = try CapabilityRegistry([.titled, .subtitled, .imaged])
    let models: [any Sendable] = [
      AboutItem.text("title"), AboutItem.space, AboutItem.detail(title: "title", detail: "below"),
      AboutItem.image("image", title: "title", detail: "beside"), AboutSource("source"), 7,
    ]
    for model in models {
      let fresh = cellClass.init()
      capabilities.configure(fresh, by: model)
      for earlier in models {
        let reused = cellClass.init()
        capabilities.configure(reused, by: earlier)
        capabilities.configure(reused, by: model)
        #expect(look(of: reused) == look(of: fresh), "\(model) after \(earlier)")
      }
    }
  }
}

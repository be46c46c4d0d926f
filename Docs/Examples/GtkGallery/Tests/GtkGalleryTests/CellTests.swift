import GtkList
import GtkToolkit
import Testing
import TypedCells
import TypedCellsTesting

@testable import GalleryModels
@testable import GtkGallery

@MainActor
@Suite(.serialized)
struct `Cells of the Gallery in a window` {
  init() throws {
    try #require(MainLoop.start(), "there is no display; run the tests in `xvfb-run -a`")
  }

  @Test func `people and texts show their rows`() {
    let ada = Person(name: "Ada", year: 1843, field: "notes")
    let alan = Person(name: "Alan", year: 1936, field: "machines")
    assertCellLaws(
      PersonCell.self,
      samples: [NumberedPerson(number: 1, person: ada), NumberedPerson(number: 2, person: alan)],
      .made(PersonCell.init), .observing { $0.label.text })
    assertCellLaws(
      TextCell.self, samples: ["one", "two"], .made(TextCell.init), .observing { $0.label.text })
  }

  @Test func `a cell has as many buttons as its row`() {
    let rows = [["a"], ["b", "c"], []].map { titles in
      ButtonsRow(buttons: titles.map { ButtonsRow.Button(title: $0) {} })
    }
    assertCellLaws(
      ButtonsCell.self, samples: rows, .made(ButtonsCell.init),
      .observing { cell in
        cell.buttons.map(\.title)
      })
  }
}

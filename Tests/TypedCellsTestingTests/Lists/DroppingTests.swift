import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `The assertion on drops` {
  private let list = ListDriver(host: HeadlessList(height: 400))

  private func show(_ note: @escaping @MainActor (String) -> Void) {
    list.apply {
      ListSection(id: "songs") {
        Row(TextCell.self, "a").id("a").draggable()
        Row(TextCell.self, "b").id("b")
        Row(TextCell.self, "open").id("open").draggable()
          .children(initiallyExpanded: true) { Row(TextCell.self, "c").id("c") }
        Row(TextCell.self, "album").id("album").onDrop(of: String.self) { songs, album in
          note("\(songs) onto \(album)")
        }
      }
      .onDrop(of: String.self, effect: { _, _ in .copy }) { note("\($0) at \($1)") }
    }
  }

  @Test func `drops rows of a list without a screen, and passes for the expected effect`() {
    var drops: [String] = []
    show { drops.append($0) }
    assertDrop(.move, ofRowWithID: "a", in: list, ontoRowWithID: "album", in: list)
    assertDrop(.copy, ofRowWithID: "a", in: list, intoSectionWithID: "songs", at: 1, in: list)
    #expect(drops == [#"["a"] onto album"#, #"["a"] at 1"#])
  }

  @Test func `names what it found`() {
    show { _ in }
    expectFailure(containing: "the row with the identity album has the effect `move`") {
      assertDrop(.copy, ofRowWithID: "a", in: list, ontoRowWithID: "album", in: list)
    }
    expectFailure(containing: "the section with the identity songs has the effect `copy`") {
      assertDrop(.none, ofRowWithID: "a", in: list, intoSectionWithID: "songs", at: 0, in: list)
    }
    expectFailure(containing: "the list has no section with the identity z") {
      assertDrop(.none, ofRowWithID: "a", in: list, intoSectionWithID: "z", at: 0, in: list)
    }
    expectFailure(containing: "the list has no row with the identity z") {
      assertDrop(.none, ofRowWithID: "a", in: list, ontoRowWithID: "z", in: list)
    }
  }

  @Test func `fails for rows that the user can't drag`() {
    show { _ in }
    for id in ["b", "open"] {
      expectFailure(containing: "the row can't be dragged. Add `draggable()` to it") {
        assertDrop(.move, ofRowWithID: id, in: list, ontoRowWithID: "album", in: list)
      }
    }
    expectFailure(containing: "the list has no such row") {
      assertDrop(.move, ofRowWithID: "z", in: list, ontoRowWithID: "album", in: list)
    }
  }
}

import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `The assertion on the selection` {
  private let list = ListDriver(host: HeadlessList(height: 400))

  init() {
    list.selectionMode = .multiple
    show(["a", "b", "c"])
  }

  private func show(_ texts: [String]) {
    list.apply {
      ListSection(id: 0) { texts.map { Row(TextCell.self, $0).id($0) } }
    }
  }

  @Test func `passes if the rows stay selected while they move and others are deleted`() async {
    list.select("b")
    await assertSelection(["a", "c"], in: list) { show(["d", "c", "a"]) }
    #expect(list.selectedPaths.map(\.row) == [1, 2])
    await assertSelection(["a"], in: list) {
      await Task.yield()
      show(["a"])
    }
  }

  @Test func `fails if a row is deleted and inserted again`() async {
    await expectFailure(containing: "the row with the identity c isn't selected any more") {
      await assertSelection(["a", "c"], in: list) {
        show(["a"])
        show(["a", "c"])
      }
    }
  }

  @Test func `fails if a row has another identity after the change`() async {
    await expectFailure(
      containing: "it has no row with the identity c after the change. Pass identities"
    ) {
      await assertSelection(["a", "c"], in: list) { show(["a", "b", "other"]) }
    }
  }

  @Test func `fails if the change selects another row`() async {
    await expectFailure(containing: "the row at 0.1 is selected after the change") {
      await assertSelection(["a"], in: list) { list.select("b") }
    }
  }

  @Test func `fails if rows are identified by their index`() async {
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) { texts.enumerated().map { Row(TextCell.self, $1).id($0) } }
      }
    }
    show(["a", "b", "c"])
    await expectFailure(containing: "b is at 0.0 now, so the selection is on another row") {
      await assertSelection([1], in: list) { show(["b", "c"]) }
    }
    await assertSelection([1], in: list) { show(["b", "c!"]) }
  }

  @Test func `fails if it examines nothing`() async {
    await expectFailure(containing: "no identities were passed") {
      await assertSelection([] as [String], in: list) {}
    }
    await expectFailure(containing: "it has no row with the identity z") {
      await assertSelection(["z"], in: list) {}
    }
    list.selectionMode = .single
    await expectFailure(containing: "the row with the identity a can't be selected together") {
      await assertSelection(["a", "b"], in: list) {}
    }
  }
}

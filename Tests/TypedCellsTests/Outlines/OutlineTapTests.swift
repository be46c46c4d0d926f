import HeadlessList
import Testing

@testable import TypedCells

@MainActor
struct `A tap on a row with children` {
  private func makeList(
    _ row: (Row<FolderCell, Folder>) -> Row<FolderCell, Folder> = { $0 }
  ) -> ListDriver<HeadlessList> {
    let list = ListDriver(host: HeadlessList(height: 400))
    list.apply {
      ListSection(id: 0) {
        row(Row(FolderCell.self, Folder("a")).children { Row(FolderCell.self, Folder("b")) })
        Row(FolderCell.self, Folder("c"))
      }
    }
    return list
  }

  private let first = RowPath(section: 0, row: 0)

  @Test func `expands it, and keeps the selection`() {
    let list = makeList()
    list.select("c")
    #expect(!list.host.selectRow(at: first))
    #expect(list.isExpanded("a"))
    #expect(list.isSelected("c"))
    list.host.selectRow(at: first)
    #expect(!list.isExpanded("a"))
  }

  @Test func `selects it if the row handles that`() {
    let list = makeList { $0.onSelect { _ in } }
    #expect(list.host.selectRow(at: first))
    #expect(!list.isExpanded("a"))
  }

  @Test func `selects it if the list has a handler for its selection`() {
    let list = makeList()
    list.onSelectionChange(weak: list) { _ in }
    #expect(list.host.selectRow(at: first))
    #expect(!list.isExpanded("a"))
  }

  @Test func `selects it if several rows can be selected`() {
    let list = makeList()
    list.selectionMode = .multiple
    #expect(list.host.selectRow(at: first))
    #expect(!list.isExpanded("a"))
  }

  @Test func `does what the row answers to the question whether it can be selected`() {
    let selectable = makeList { $0.on(.shouldSelect) { _ in true } }
    #expect(selectable.host.selectRow(at: first))
    #expect(!selectable.isExpanded("a"))
    let unselectable = makeList { $0.onSelect { _ in }.on(.shouldSelect) { _ in false } }
    #expect(!unselectable.host.selectRow(at: first))
    #expect(unselectable.isExpanded("a"))
  }

  @Test func `expands it also if the host has selected it`() {
    let list = makeList()
    list.host.setSelected(true, rowAt: first, animated: false)
    list.engine.didSelectRow(at: first)
    #expect(list.isExpanded("a"))
    #expect(list.selectedPaths == [])
  }
}

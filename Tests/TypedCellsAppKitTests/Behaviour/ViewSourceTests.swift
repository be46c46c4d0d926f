import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `A list in AppKit takes views` {
  #if !os(macOS)
    @Test func `of headers, footers and items from nibs`() {
      var made: [String] = []
      NSNib.provide("Header") {
        made.append("header")
        return [NibHeader(frame: .zero)]
      }
      NSNib.provide("Item") {
        made.append("item")
        return [NibItem(nibName: nil, bundle: nil)]
      }
      NSNib.provide("ItemHeader") {
        made.append("item header")
        return [NibItemHeader(frame: .zero)]
      }
      let table = TableScreen()
      table.list.apply {
        ListSection<NSTableCellView>(id: 0) { Row(TextCell.self, "a") }
          .header(Row(NibHeader.self, "header"))
      }
      #expect(table.rows == ["+header", "a"])
      #expect(table.failures.isEmpty)
      let screen = CollectionScreen()
      screen.list.apply {
        ListSection<NSCollectionViewItem>(id: 0) { Row(NibItem.self, "b") }
          .header(Row(NibItemHeader.self, "above")).footer(Row(NibItemHeader.self, "below"))
      }
      #expect(screen.items == ["b"])
      let path = IndexPath(item: 0, section: 0)
      let texts = [
        NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
      ].map {
        (screen.collection.supplementaryView(forElementKind: $0, at: path) as? NibItemHeader)?.text
      }
      #expect(texts == ["above", "below"])
      #expect(screen.failures.isEmpty)
      #expect(made.sorted() == ["header", "item", "item header", "item header"])
    }
  #endif

  @Test func `and reports which one is missing, and the cure`() {
    func failures<Cell: BaseCell & Updatable>(of cellClass: Cell.Type) -> [String]
    where Cell.ViewData == String {
      let screen = TableScreen()
      screen.list.apply { ListSection(id: 0) { Row(cellClass, "a") } }
      settle(screen.table)
      return screen.failures.map(\.description)
    }
    func expect(_ failures: [String], toContain words: String) {
      #expect(failures.contains { $0.contains(words) }, "\(failures)")
    }
    expect(
      failures(of: HomelessCell.self),
      toContain: "there is no bundle at '/nowhere' for the nib 'Homeless'")
    expect(
      failures(of: PrototypeCell.self),
      toContain: "set it on a view of the table's nib")
    let screen = CollectionScreen()
    screen.list.apply { ListSection(id: 0) { Row(PrototypeItem.self, "a") } }
    settle(screen.collection)
    expect(
      screen.failures.map(\.description),
      toContain: "a collection view of AppKit has no prototypes; register a class or a nib for '")
    #expect(
      DequeuingError.viewIsGone.description
        == "the table or collection view was deallocated; keep it while you use the list")
  }

  @Test func `of titles whose labels fill them, at any size`() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let titles = [TitleCell(frame: frame).label, CollectionTitle(frame: frame).label]
    #expect(titles.map(\.frame) == [frame, frame])
    #expect(titles.map(\.autoresizingMask) == [[.width, .height], [.width, .height]])
    let (tables, collections) = (TableScreen(), CollectionScreen())
    tables.list.apply { ListSection(id: 0, header: "a") { Row(TextCell.self, "b") } }
    collections.list.apply { ListSection(id: 0, header: "a") { Row(TextItem.self, "b") } }
    settle(tables.table)
    settle(collections.collection)
    let views = [
      tables.table.view(atColumn: 0, row: 0, makeIfNecessary: false),
      collections.collection.supplementaryView(
        forElementKind: NSCollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)),
    ]
    #expect(views.map { ($0?.subviews.first as? NSTextField)?.stringValue } == ["a", "a"])
  }

  @Test func `again for rows that the host reloads`() {
    let table = TableScreen()
    table.list.apply {
      ListSection(id: 0) { for text in ["a", "b"] { Row(TextCell.self, text).id(text) } }
    }
    settle(table.table)
    func counts() -> [Int] {
      table.list.host.visibleCells.map { ($0.cell as? TextCell)?.updateCount ?? 0 }
    }
    let before = counts()
    table.list.host.reloadRows(at: [RowPath(section: 0, row: 1)])
    settle(table.table)
    #expect(table.rows == ["a", "b"])
    #expect(counts()[0] == before[0])
    #expect(counts()[1] > before[1])
  }
}

private final class NibHeader: BaseCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Header") }
}

private final class NibItem: BaseItem, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Item") }
}

private final class NibItemHeader: CollectionHeaderFooterView, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "ItemHeader") }
  private(set) var text = ""
  func update(viewData text: String) { self.text = text }
}

private final class HomelessCell: BaseCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Homeless", bundlePath: "/nowhere") }
}

private final class PrototypeCell: BaseCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .prototype }
}

private final class PrototypeItem: BaseItem, Updatable, ReusableCell {
  static var cellSource: CellSource { .prototype }
}

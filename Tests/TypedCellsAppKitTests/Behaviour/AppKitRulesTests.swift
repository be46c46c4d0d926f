import Testing
import TypedCells

@testable import TypedCellsAppKit

/// What AppKit's documentation requires of a data source and a delegate.
@MainActor
@Suite(.serialized)
struct `A list in AppKit` {
  /// A delegate that changes the content as soon as the selection changes.
  private final class HastyDelegate: NSObject, NSTableViewDelegate, NSCollectionViewDelegate {
    var change: () -> Void = {}

    func tableViewSelectionDidChange(_ notification: Notification) { change() }

    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { change() }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func rows(
    _ texts: [String], height: Double? = nil
  ) -> [Row<TextCell, String>] {
    texts.map { text in
      let row = Row(TextCell.self, text).id(text).onSelect { [log] in log.lines.append($0) }
      return if let height { row.height(height) } else { row }
    }
  }

  @Test func `gives each row of a table a height above 0`() {
    let screen = TableScreen()
    screen.list.apply {
      ListSection(id: 0, header: "title", footer: "end") {
        rows(["a"])
        rows(["flat"], height: 0)
        rows(["odd"], height: .nan)
      }
    }
    settle(screen.table)
    #expect((0..<5).map { screen.table.rect(ofRow: $0).height } == [20, 20, 1, 20, 20])
  }

  @Test func `changes heights in place, also those of headers and of rows off screen`() {
    let screen = TableScreen()
    func show(_ height: Double?) {
      screen.list.apply {
        ListSection(id: 0) { rows(["first"] + (0..<30).map { "\($0)" }, height: height) }
      }
      settle(screen.table)
    }
    show(nil)
    #expect(screen.table.rect(ofRow: 30).height == 20)
    show(30)
    #expect(screen.table.rect(ofRow: 0).height == 30)
    #expect(screen.table.rect(ofRow: 30).height == 30)
    show(nil)
    #expect(screen.table.rect(ofRow: 30).height == 20)
  }

  @Test func `makes its column as wide as the scroll view, without a bar for titles`() {
    let screen = TableScreen()
    screen.list.apply { ListSection(id: 0) { rows(["a"]) } }
    #expect(screen.table.headerView == nil)
    #expect(screen.table.tableColumns.map(\.width) == [320])
    let own = NSTableView(frame: .zero)
    own.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("own")))
    let list = TableList(own)
    list.apply { ListSection(id: 0) { rows(["a"]) } }
    #expect(own.headerView != nil, "your own columns stay as they are")
    #expect(own.tableColumns.map(\.width) == [100])
  }

  @Test func `informs rows of a selection also if your delegate changes the content`() {
    let (screen, own) = (TableScreen(), HastyDelegate())
    func show(_ texts: [String]) {
      screen.list.apply(animated: false) { ListSection(id: 0) { rows(texts) } }
    }
    show(["a", "b"])
    settle(screen.table)
    screen.list.host.delegate = own
    own.change = { show(["new", "a", "b"]) }
    screen.click(1)
    #expect(log.lines == ["b"])
    #expect(screen.rows == ["new", "a", "b"])
    #expect(screen.list.selectedPaths == [RowPath(section: 0, row: 2)])
  }

  @Test func `informs items of a selection also if your delegate changes the content`() {
    let (screen, own) = (CollectionScreen(), HastyDelegate())
    func show(_ texts: [String]) {
      screen.list.apply(animated: false) {
        ListSection(id: 0) {
          for text in texts {
            Row(TextItem.self, text).id(text).onSelect { [log] in log.lines.append($0) }
          }
        }
      }
    }
    show(["a", "b"])
    settle(screen.collection)
    screen.list.host.delegate = own
    own.change = { show(["new", "a", "b"]) }
    screen.click(RowPath(section: 0, row: 1))
    #expect(log.lines == ["b"])
  }

  @Test func `changes titles in place`() {
    let (tables, collections) = (TableScreen(), CollectionScreen())
    func show(_ title: String) {
      tables.list.apply { ListSection(id: 0, header: title) { rows(["a"]) } }
      collections.list.apply {
        ListSection(id: 0, header: title) { Row(TextItem.self, "a").id("a") }
      }
      settle(tables.table)
      settle(collections.collection)
    }
    show("3 people")
    let cell = tables.table.view(atColumn: 0, row: 0, makeIfNecessary: false)
    let item = collections.list.host.visibleCells.first?.cell
    show("4 people")
    #expect(tables.rows == ["+4 people", "a"])
    #expect(tables.table.view(atColumn: 0, row: 0, makeIfNecessary: false) === cell)
    #expect(collections.list.host.visibleCells.first?.cell === item)
    let header = collections.collection.supplementaryView(
      forElementKind: NSCollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect((header as? CollectionTitle)?.label.stringValue == "4 people")
  }

  @Test func `gives headers of a horizontal layout a width only where there are any`() throws {
    let screen = CollectionScreen()
    screen.layout.scrollDirection = .horizontal
    screen.list.apply {
      ListSection(id: 0, header: "title") { Row(TextItem.self, "a") }
      ListSection(id: 1) { Row(TextItem.self, "b") }
    }
    let sizes = try #require(screen.collection.delegate as? any NSCollectionViewDelegateFlowLayout)
    let widths = (0..<2).map { section in
      ask(sizes.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
        $0(screen.collection, screen.layout, section).width
      }
    }
    #expect(widths == [CollectionAdapter.headerWidth, 0])
  }

  @Test func `shows another height of a header that stays`() {
    let screen = CollectionScreen()
    func show(_ height: Double) {
      screen.list.apply {
        ListSection<NSCollectionViewItem>(id: 0) { Row(TextItem.self, "a").id("a") }
          .header(Row(ItemHeader.self, "title").height(height))
      }
      settle(screen.collection)
    }
    show(24)
    show(40)
    #expect(screen.list.host.visibleHeaderFooters.first?.view.frame.height == 40)
  }

  @Test func `reports events that AppKit's lists don't deliver, each once`() {
    let (table, collection) = (TableScreen(), CollectionScreen())
    func show<Cell: HostedCell & Updatable>(
      _ cell: Cell.Type
    ) -> [ListSection<Cell.BaseCell>] where Cell.ViewData == String {
      ["a", "b"].map { section in
        ListSection(id: section) {
          for text in ["1", "2"] {
            Row(cell, section + text).id(text).draggable().springLoaded()
              .onDrop(of: String.self) { _, _ in }
              .on(.canMove) { _ in true }.on(.move) { _, _ in }
              .on(.moveTarget) { _, move in move.old }
              .onSelect { _ in }
          }
        }
        .onDrop(of: String.self) { _, _ in }
      }
    }
    table.list.apply(show(TextCell.self))
    collection.list.apply(show(TextItem.self))
    settle(table.table)
    settle(collection.collection)
    // Release builds don't look for them.
    var expected: Set<String> = []
    #if DEBUG
      expected = ["canDrag", "shouldSpringLoad", "drop", "canMove", "move", "moveTarget", "onDrop"]
    #endif
    for failures in [table.failures, collection.failures] {
      let names = failures.compactMap { failure in
        if case .unsupportedEvent(let name, _) = failure.reason { name } else { nil }
      }
      #expect(Set(names) == expected)
      #expect(names.count == expected.count)
    }
    for failure in table.failures where failure.place == .section(0) {
      #expect(
        failure.description.contains("Section 'a' (index 0): the host doesn't deliver 'onDrop'"))
      #expect(failure.description.contains("which the section handles: implement"))
    }
  }

  @Test func `selects nothing after a reload`() {
    let screen = TableScreen()
    screen.list.apply { ListSection(id: 0) { rows(["a", "b"]) } }
    screen.click(1)
    screen.list.host.reload()
    #expect(screen.table.selectedRowIndexes.isEmpty)
  }
}

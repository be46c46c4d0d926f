import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Folder: Identifiable, Equatable {
  let id: String
  var title: String?
  var folders: [Folder] = []

  init(_ id: String, _ folders: Folder..., title: String? = nil) {
    self.id = id
    self.folders = folders
    self.title = title
  }
}

private class FolderCell: UITableViewCell, Updatable {
  func update(viewData folder: Folder) { textLabel?.text = folder.title ?? folder.id }
}

private final class IndentedCell: FolderCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    indentationLevel = 2
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with an accessory of its own.
private final class SwitchCell: FolderCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = UISwitch()
  }

  required init?(coder: NSCoder) { nil }
}

private final class FolderTile: UICollectionViewListCell, Updatable {
  func update(viewData folder: Folder) {
    var content = defaultContentConfiguration()
    content.text = folder.title ?? folder.id
    contentConfiguration = content
  }
}

@MainActor
private let mail = Folder("work", Folder("in"), Folder("lists", Folder("swift")), Folder("out"))

@MainActor
private func row(_ folder: Folder) -> Row<FolderCell, Folder> {
  Row(FolderCell.self, folder).children { for child in folder.folders { row(child) } }
}

@MainActor
private func tile(_ folder: Folder) -> Row<FolderTile, Folder> {
  Row(FolderTile.self, folder).children { for child in folder.folders { tile(child) } }
}

@MainActor
struct `An outline in a table` {
  private let list = TableList()

  private func show(_ folders: Folder...) {
    list.show { for folder in folders { row(folder) } }
  }

  private func disclosure(_ row: Int) -> OutlineDisclosure? {
    list.cell(0, row)?.accessoryView as? OutlineDisclosure
  }

  /// The cells on screen with their levels, and whether their chevrons point down.
  private var shown: [String] {
    list.table.visibleCells.map { cell in
      let isExpanded = (cell.accessoryView as? OutlineDisclosure)?.isExpanded
      let chevron = isExpanded.map { $0 ? " v" : " >" } ?? ""
      return "\(cell.indentationLevel) \(cell.textLabel?.text ?? "–")\(chevron)"
    }
  }

  @Test func `has indented cells with chevrons that turn`() throws {
    show(mail, Folder("home"))
    #expect(shown == ["0 work >", "0 home"])
    let (cell, chevron) = try (#require(list.cell(0, 0)), #require(disclosure(0)))
    #expect(chevron.user.tap())
    list.table.layoutIfNeeded()
    #expect(shown == ["0 work v", "1 in", "1 lists >", "1 out", "0 home"])
    #expect(list.cell(0, 0) === cell)
    #expect(disclosure(0) === chevron, "it turns, and isn't replaced")
    let image = try #require(chevron.subviews.first as? UIImageView)
    #expect(image.transform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(try #require(disclosure(2)).user.tap())
    list.table.layoutIfNeeded()
    #expect(shown == ["0 work v", "1 in", "1 lists v", "2 swift", "1 out", "0 home"])
    chevron.user.tap()
    list.table.layoutIfNeeded()
    #expect(shown == ["0 work >", "0 home"])
    #expect(image.transform == .identity)
    #expect(list.failures.isEmpty)
  }

  @Test func `leaves nothing behind in reused cells`() {
    show(mail)
    list.driver.expandAll()
    list.table.layoutIfNeeded()
    list.show { for id in 0..<8 { Row(FolderCell.self, Folder("\(id)")) } }
    #expect(shown == (0..<8).map { "0 \($0)" })
    #expect(list.table.visibleCells.allSatisfy { $0.accessoryView == nil })
  }

  @Test func `indents cells from their own level`() {
    list.show {
      Row(IndentedCell.self, Folder("a"))
        .children(initiallyExpanded: true) { Row(IndentedCell.self, Folder("b")) }
    }
    #expect(shown == ["2 a v", "3 b"])
    list.show { for id in 0..<4 { Row(IndentedCell.self, Folder("\(id)")) } }
    #expect(shown == (0..<4).map { "2 \($0)" })
  }

  @Test func `leaves the level that a row sets itself in a reused cell`() {
    show(mail)
    list.driver.expand("work", animated: false)
    list.table.layoutIfNeeded()
    list.show {
      for number in 0..<4 {
        Row(FolderCell.self, Folder("\(number)"))
          .configure { cell, _, _ in cell.indentationLevel = 2 }
      }
    }
    #expect((0..<4).map { list.cell(0, $0)?.indentationLevel } == [2, 2, 2, 2])
  }

  @Test func `isn't expanded by the focus if the selection follows it`() async {
    list.table.selectionFollowsFocus = true
    show(mail)
    #expect(list.table.user.moveFocus(to: path(0, 0)))
    await nextTurn()
    #expect(!list.driver.isExpanded("work"))
    #expect(list.table.indexPathForSelectedRow == path(0, 0))
  }

  @Test func `keeps the accessory of a cell`() {
    list.show { Row(SwitchCell.self, Folder("a")).children { Row(FolderCell.self, Folder("b")) } }
    #expect(list.cell(0, 0)?.accessoryView is UISwitch)
    list.show { Row(SwitchCell.self, Folder("a")) }
    #expect(list.cell(0, 0)?.accessoryView is UISwitch)
  }

  @Test func `shows another level, and the first child, in a cell that stays`() throws {
    show(Folder("a", Folder("b")), Folder("c"))
    list.driver.expandAll()
    list.table.layoutIfNeeded()
    let cell = try #require(list.cell(0, 1))
    show(Folder("b", Folder("d")), Folder("c"))
    #expect(list.table.visibleCells.contains(cell))
    #expect(shown == ["0 b >", "0 c"])
  }

  @Test func `is expanded by a tap that nothing handles, after the tap, and keeps the selection`()
    async
  {
    show(mail, Folder("home"))
    list.table.user.tapRow(at: path(0, 1))
    #expect(!list.table.user.tapRow(at: path(0, 0)))
    #expect(!list.driver.isExpanded("work"), "UIKit isn't changed while it handles the tap")
    await nextTurn()
    list.table.layoutIfNeeded()
    #expect(shown == ["0 work v", "1 in", "1 lists >", "1 out", "0 home"])
    #expect(list.table.indexPathsForSelectedRows == [path(0, 4)])
  }

  @Test func `selects a row that handles it`() async {
    list.show {
      Row(FolderCell.self, Folder("a")).children { Row(FolderCell.self, Folder("b")) }
        .onSelect { _ in }
    }
    #expect(list.table.user.tapRow(at: path(0, 0)))
    await nextTurn()
    #expect(!list.driver.isExpanded("a"))
  }

  @Test func `informs assistive technologies`() throws {
    show(mail, Folder("home"))
    let cell = try #require(list.cell(0, 0))
    #expect(cell.accessibilityExpandedStatus == .collapsed)
    #expect(disclosure(0)?.accessibilityLabel == "Expand")
    list.driver.expand("work")
    #expect(cell.accessibilityExpandedStatus == .expanded)
    #expect(disclosure(0)?.accessibilityLabel == "Collapse")
    #expect(list.cell(0, 4)?.accessibilityExpandedStatus == .unsupported)
  }

  @Test func `points the other way in a language that is read from the right`() throws {
    list.table.semanticContentAttribute = .forceRightToLeft
    show(mail)
    list.driver.expand("work")
    let chevron = try #require(disclosure(0))
    chevron.semanticContentAttribute = .forceRightToLeft
    list.driver.collapse("work")
    list.driver.expand("work")
    #expect(
      chevron.subviews.first?.transform == CGAffineTransform(rotationAngle: -.pi / 2))
  }
}

@MainActor
struct `An outline in a list layout` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let container: UIView
  private let list: TypedCellsUIKit.CollectionList

  init() {
    container = UIView(frame: window.bounds)
    window.addSubview(container)
    list = TypedCellsUIKit.CollectionList(in: container, appearance: .sidebar)
  }

  private func view() throws -> UICollectionView { try #require(list.host.collectionView) }

  private func show(
    @RowBuilder<UICollectionViewCell> _ rows: () -> RowList<UICollectionViewCell>
  ) throws {
    list.apply { ListSection(id: 0, rows: rows) }
    try view().layoutIfNeeded()
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(try view().cellForItem(at: path(0, item)) as? UICollectionViewListCell)
  }

  private func disclosure(of cell: UICollectionViewListCell) -> OutlineDisclosure? {
    for case .customView(let view) in cell.accessories.map(\.accessoryType) {
      if let disclosure = view as? OutlineDisclosure { return disclosure }
    }
    return nil
  }

  /// The cells on screen with their levels, and whether their chevrons point down.
  private func shown() throws -> [String] {
    try view().layoutIfNeeded()
    return try view().visibleCells.compactMap { $0 as? UICollectionViewListCell }.map { cell in
      let chevron = disclosure(of: cell)?.isExpanded.map { $0 ? " v" : " >" } ?? ""
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text
      return "\(cell.indentationLevel) \(text ?? "–")\(chevron)"
    }
  }

  @Test func `has indented cells with chevrons that turn`() throws {
    try show {
      tile(mail)
      tile(Folder("home"))
    }
    #expect(try shown() == ["0 work >", "0 home"])
    let chevron = try #require(disclosure(of: cell(0)))
    #expect(chevron.user.tap())
    #expect(try shown() == ["0 work v", "1 in", "1 lists >", "1 out", "0 home"])
    #expect(try disclosure(of: cell(0)) === chevron, "it turns, and isn't replaced")
    #expect(try #require(disclosure(of: cell(2))).user.tap())
    #expect(try shown() == ["0 work v", "1 in", "1 lists v", "2 swift", "1 out", "0 home"])
    list.collapseAll()
    #expect(try shown() == ["0 work >", "0 home"])
  }

  @Test func `leaves nothing behind in reused cells`() throws {
    try show { tile(mail) }
    list.expandAll()
    try show { for id in 0..<8 { Row(FolderTile.self, Folder("\(id)")) } }
    #expect(try shown() == (0..<8).map { "0 \($0)" })
    #expect(try (0..<8).allSatisfy { try cell($0).accessories.isEmpty })
  }

  @Test func `has its chevron among the accessories, and no handle on an expanded row`()
    throws
  {
    try show {
      Row(FolderTile.self, Folder("a")).children { Row(FolderTile.self, Folder("b")) }
        .accessories([.checkmark()]).on(.move) { _, _ in }
    }
    let chevron = try UICellAccessory.AccessoryType.customView(#require(disclosure(of: cell(0))))
    #expect(try cell(0).accessories.map(\.accessoryType) == [.checkmark, chevron, .reorder])
    list.expand("a")
    #expect(try cell(0).accessories.map(\.accessoryType) == [.checkmark, chevron])
  }

  @Test func `leaves the disclosure to a row that provides one`() throws {
    try show {
      Row(FolderTile.self, Folder("a")).children { Row(FolderTile.self, Folder("b")) }
        .accessories([.outlineDisclosure()])
    }
    #expect(try cell(0).accessories.map(\.accessoryType) == [.outlineDisclosure])
  }

  @Test func `is expanded by a tap that nothing handles, after the tap`() async throws {
    try show { tile(mail) }
    #expect(try !view().user.tapItem(at: path(0, 0)))
    #expect(!list.isExpanded("work"), "UIKit isn't changed while it handles the tap")
    await nextTurn()
    #expect(try shown() == ["0 work v", "1 in", "1 lists >", "1 out"])
    #expect(try view().indexPathsForSelectedItems?.isEmpty ?? true)
  }
}

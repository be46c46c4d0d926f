import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private struct Friend: Identifiable, Equatable {
  let id: Int
  var name = "Ada"
}

private struct Pet: Identifiable, Equatable {
  let id: Int
  var name = "Rex"
}

/// A content of the app's own.
private struct BadgeContent: UIContentConfiguration, Hashable {
  var text = ""
  var isHighlighted = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeContent {
    var copy = self
    copy.isHighlighted = (state as? UICellConfigurationState)?.isHighlighted == true
    return copy
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: BadgeContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private func listContent(_ text: String) -> UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = text
  return content
}

@MainActor
private func background(_ color: UIColor?) -> UIBackgroundConfiguration {
  var background = UIBackgroundConfiguration.listPlainCell()
  background.backgroundColor = color
  return background
}

extension UIView {
  /// The text of a cell's list content.
  fileprivate var shownText: String? {
    let content =
      (self as? UITableViewCell)?.contentConfiguration
      ?? (self as? UICollectionViewCell)?.contentConfiguration
    return (content as? UIListContentConfiguration)?.text ?? (content as? BadgeContent)?.text
  }
}

@MainActor
struct `A row of a table whose content a closure makes` {
  private let list = TableList()

  private var texts: [String?] { list.table.visibleCells.map(\.shownText) }

  @Test func `needs no cell class and no registration`() {
    list.show {
      Row(Friend(id: 1)) { friend in listContent(friend.name) }
      Row("plain text") { text in listContent(text) }
      Row(Friend(id: 2)) { friend in BadgeContent(text: "badge of \(friend.name)") }
    }
    #expect(texts == ["Ada", "plain text", "badge of Ada"])
    #expect(list.cell(0, 2)?.contentView is BadgeView)
    #expect(list.failures.isEmpty)
  }

  @Test func `keeps its cell and its content view when the model changes`() throws {
    var calls = 0
    func show(_ friend: Friend) {
      list.show {
        Row(friend) { friend in
          calls += 1
          return listContent(friend.name)
        }
      }
    }
    show(Friend(id: 1))
    let cell = try #require(list.cell(0, 0))
    let view = cell.contentView
    show(Friend(id: 1, name: "Grace"))
    #expect(texts == ["Grace"])
    #expect(list.cell(0, 0) === cell && cell.contentView === view)
    show(Friend(id: 1, name: "Grace"))
    #expect(calls == 2, "an equal model isn't shown again")
  }

  @Test func `shows a captured value when asked, because only the model is compared`() {
    func show(_ unit: String, _ rule: RowContentRule<Friend>) {
      list.show { Row(Friend(id: 1)) { listContent($0.name + unit) }.updates(rule) }
    }
    show(" 1", .whenDifferent)
    show(" 2", .whenDifferent)
    #expect(texts == ["Ada 1"])
    list.driver.refreshVisible()
    #expect(texts == ["Ada 2"])
    show(" 3", .always)
    #expect(texts == ["Ada 3"])
  }

  @Test func `is another row than one with its id whose model or content has another type`() {
    list.show {
      Row(Friend(id: 1)) { listContent($0.name) }
      Row(Pet(id: 1)) { listContent($0.name) }
      Row(Friend(id: 1)) { BadgeContent(text: $0.name) }
    }
    #expect(list.failures.isEmpty)
    #expect(texts == ["Ada", "Rex", "Ada"])
    let cells = list.table.visibleCells
    list.show {
      Row(Friend(id: 1)) { BadgeContent(text: $0.name) }
      Row(Friend(id: 1)) { listContent($0.name) }
    }
    #expect(
      list.table.visibleCells.map(ObjectIdentifier.init)
        == [cells[2], cells[0]].map(ObjectIdentifier.init))
  }

  @Test func `shares cells only with rows of the same types of model and content`() throws {
    list.show {
      for id in 0..<30 {
        Row(Friend(id: id)) { listContent("\($0.id)") }
        Row(Friend(id: id)) { BadgeContent(text: "\($0.id)") }
      }
    }
    var views: [ObjectIdentifier: ObjectIdentifier] = [:]
    for offset in stride(from: CGFloat(0), to: 2000, by: 220) {
      list.table.contentOffset.y = offset
      list.table.layoutIfNeeded()
      for cell in list.table.visibleCells {
        let view = cell.contentView
        #expect(
          views[ObjectIdentifier(cell), default: ObjectIdentifier(view)] == ObjectIdentifier(view))
        views[ObjectIdentifier(cell)] = ObjectIdentifier(view)
      }
    }
    #expect(views.count < 40, "cells were reused")
  }

  @Test func `makes its content again for each state if its closure takes the state`() throws {
    list.show {
      Row(Friend(id: 1)) { friend, state in
        listContent(state.isSelected ? "\(friend.name), selected" : friend.name)
      }
      Row(Friend(id: 2)) { friend, state in BadgeContent(text: "\(state.isEditing)") }
    }
    #expect(texts == ["Ada", "false"])
    let cell = try #require(list.cell(0, 0))
    cell.setSelected(true, animated: false)
    list.table.layoutIfNeeded()
    #expect(texts == ["Ada, selected", "false"])
    cell.setSelected(false, animated: false)
    list.cell(0, 1)?.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    #expect(texts == ["Ada", "true"])
  }

  @Test func `leaves the state to UIKit if its closure doesn't take it`() throws {
    list.show {
      Row(Friend(id: 1)) { friend in BadgeContent(text: friend.name) }
      Row(Friend(id: 2)) { friend, state in BadgeContent(text: friend.name) }
    }
    for row in 0..<2 {
      let cell = try #require(list.cell(0, row))
      cell.setHighlighted(true, animated: false)
      cell.layoutIfNeeded()
      #expect((cell.contentConfiguration as? BadgeContent)?.isHighlighted == true)
    }
  }

  @Test func `can take the state at one time and leave it to UIKit at another`() throws {
    list.show { Row(Friend(id: 1)) { friend, _ in BadgeContent(text: friend.name) } }
    let cell = try #require(list.cell(0, 0))
    list.show { Row(Friend(id: 1, name: "Grace")) { friend in BadgeContent(text: friend.name) } }
    #expect(list.cell(0, 0) === cell)
    cell.setHighlighted(true, animated: false)
    cell.layoutIfNeeded()
    let content = cell.contentConfiguration as? BadgeContent
    #expect(content == BadgeContent(text: "Grace", isHighlighted: true))
  }

  @Test func `has a background that follows the model and the state`() throws {
    func show(_ name: String) {
      list.show {
        Row(Friend(id: 1, name: name)) { listContent($0.name) }
          .background { friend, state in
            background(
              state.isSelected ? .systemBlue : friend.name == "Ada" ? .systemRed : .systemGreen)
          }
        Row(Friend(id: 2)) { listContent($0.name) }.background { _ in background(.systemGray) }
      }
    }
    show("Ada")
    let cell = try #require(list.cell(0, 0))
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemRed)
    #expect(list.cell(0, 1)?.backgroundConfiguration?.backgroundColor == .systemGray)
    cell.setSelected(true, animated: false)
    list.table.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    cell.setSelected(false, animated: false)
    show("Grace")
    #expect(list.cell(0, 0) === cell)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGreen)
  }

  @Test func `without a background never gets the cell of a row that has one`() {
    func show(isMarked: Bool) {
      list.show {
        if isMarked {
          Row(Friend(id: 1)) { listContent($0.name) }.background { _ in background(.systemRed) }
        } else {
          Row(Friend(id: 1)) { listContent($0.name) }
        }
      }
    }
    show(isMarked: true)
    #expect(list.cell(0, 0)?.backgroundConfiguration != nil)
    show(isMarked: false)
    #expect(list.cell(0, 0)?.backgroundConfiguration == nil)
    show(isMarked: true)
    #expect(list.cell(0, 0)?.backgroundConfiguration?.backgroundColor == .systemRed)
  }

  @Test func `is identified in the same way with and without a background`() throws {
    func show(hasBackground: Bool) {
      list.show {
        if hasBackground {
          Row("Ada") { text in listContent(text) }.background { _ in background(.red) }
        } else {
          Row("Ada") { text in listContent(text) }
        }
        Row("Bob") { text in listContent(text) }
      }
    }
    show(hasBackground: false)
    let bob = try #require(list.cell(0, 1))
    show(hasBackground: true)
    #expect(texts == ["Ada", "Bob"])
    #expect(list.cell(0, 1) === bob)
    let paths = list.driver.paths(
      ofRowsWith: ContentTableCell<String, UIListContentConfiguration>.self)
    #expect(paths.map(\.row) == [0, 1])
    list.driver.duplicates = .refuse
    list.show {
      Row(Friend(id: 1)) { friend in listContent(friend.name) }
      Row(Friend(id: 1)) { friend in listContent(friend.name) }.background { _ in background(.red) }
    }
    #expect(list.failures.count == 1)
    #expect(texts == ["Ada", "Bob"])
  }

  @Test func `with a background isn't shown by cells for rows without one`() throws {
    try list.driver.registry.register(
      ContentTableCell<String, UIListContentConfiguration>.self, as: "text")
    list.show {
      Row("a") { text in listContent(text) }.reuseIdentifier("text")
      Row("b") { text in listContent(text) }.background { _ in background(.red) }
        .reuseIdentifier("text")
    }
    #expect(texts == ["a", nil])
    #expect(list.failures.count == 1)
  }

  @Test func `can be configured, selected and made on demand like any row`() throws {
    let journal = Journal()
    list.apply {
      ListSection(id: 0) {
        LazyRows((0..<3).map { Friend(id: $0) }) { friend in
          Row(friend) { friend, state in listContent(state.isSelected ? "selected" : friend.name) }
            .configure { cell, friend, path in cell.accessoryType = .checkmark }
            .onSelect(weak: journal) { $0.note("select \($1.id)") }
        }
      }
    }
    #expect(list.cell(0, 1)?.accessoryType == .checkmark)
    list.table.user.tapRow(at: path(0, 1))
    list.table.layoutIfNeeded()
    #expect(journal.entries == ["select 1"])
    #expect(texts == ["Ada", "selected", "Ada"])
  }

  @Test func `can have children whose contents closures make`() {
    list.show {
      Row(Friend(id: 1)) { listContent($0.name) }
        .children { Row(Pet(id: 1)) { listContent($0.name) } }
    }
    #expect(texts == ["Ada"])
    list.driver.expand(1)
    list.table.layoutIfNeeded()
    #expect(texts == ["Ada", "Rex"])
    #expect(list.table.visibleCells.map(\.indentationLevel) == [0, 1])
  }

  @Test func `can be audited, and shown by a diffable data source`() throws {
    let row = AnyRow<UITableViewCell>(Row(Friend(id: 1)) { listContent($0.name) })
    let registry = CellRegistry<UITableViewCell>()
    #expect(registry.audit([ListSection(id: 0) { row }]).isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.frame, style: .plain)
    window.addSubview(table)
    let rows = RowItems<UITableViewCell>()
    let source = UITableViewDiffableDataSource<Int, RowItem>(tableView: table) {
      table, path, item in rows.cell(for: item, at: path, in: table)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows.items(of: [row]))
    source.apply(snapshot)
    #expect(table.visibleCells.map(\.shownText) == ["Ada"])
  }

  @Test func `isn't kept alive by a waiting cell, unless it follows the state`() throws {
    final class Picture {}
    weak var gone: Picture?
    weak var reused: Picture?
    do {
      let (first, second) = (Picture(), Picture())
      (gone, reused) = (first, second)
      list.show {
        Row(first) { _ in listContent("a") }
        Row(second) { _, _ in listContent("b") }
      }
    }
    let cells = list.table.visibleCells
    #expect(gone != nil && reused != nil)
    list.show {}
    #expect(gone == nil)
    for cell in cells { cell.prepareForReuse() }
    #expect(reused == nil)
  }
}

@MainActor
struct `A row of a collection view whose content a closure makes` {
  private let list = CollectionList()

  @Test func `has a list cell with accessories, separators and a background`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let list = TypedCellsUIKit.CollectionList(in: window, appearance: .plain)
    var failures: [ListFailure] = []
    list.onFailure = { failures.append($0) }
    list.apply {
      ListSection(id: 0) {
        Row(Friend(id: 1)) { friend in listContent(friend.name) }
          .accessories { friend in [.checkmark()] }
          .hidesSeparators()
          .on(.commitEdit) { _, _ in }
        Row(Friend(id: 2)) { friend, state in
          listContent(state.isSelected ? "selected" : friend.name)
        }
        .background { _, state in background(state.isSelected ? .systemBlue : nil) }
        Row(Friend(id: 3)) { listContent($0.name) }
          .children(initiallyExpanded: true) { Row(Pet(id: 3)) { listContent($0.name) } }
      }
    }
    list.selectionMode = .single
    let view = try #require(list.host.collectionView)
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: path(0, 0)) as? UICollectionViewListCell)
    #expect(first.shownText == "Ada")
    #expect(first.accessories.map(\.accessoryType) == [.delete, .checkmark])
    #expect(view.user.separators(ofItemAt: path(0, 0))?.bottomSeparatorVisibility == .hidden)
    view.user.tapItem(at: path(0, 1))
    view.layoutIfNeeded()
    let second = try #require(view.cellForItem(at: path(0, 1)))
    #expect(second.shownText == "selected")
    #expect(second.backgroundConfiguration?.backgroundColor == .systemBlue)
    let child = try #require(view.cellForItem(at: path(0, 3)) as? UICollectionViewListCell)
    #expect(child.shownText == "Rex" && child.indentationLevel == 1)
    #expect(failures.isEmpty)
  }

  @Test func `has a plain cell in a grid`() throws {
    func show(_ name: String) {
      list.show {
        Row(ContentCollectionCell.self, Friend(id: 1, name: name)) { BadgeContent(text: $0.name) }
          .background { _ in background(.systemRed) }
        Row(ContentCollectionCell.self, "text") { text, state in
          BadgeContent(text: state.isHighlighted ? "\(text), highlighted" : text)
        }
        Row(ContentCollectionCell.self, "text") { listContent($0) }
        Row(ContentCollectionCell.self, Friend(id: 1, name: name)) { friend, _ in
          listContent(friend.name)
        }
      }
    }
    show("Ada")
    let cells = try (0..<4).map { try #require(list.cell(0, $0)) }
    #expect(cells.map(\.shownText) == ["Ada", "text", "text", "Ada"])
    #expect(!cells.contains { $0 is UICollectionViewListCell })
    #expect(cells[0].backgroundConfiguration?.backgroundColor == .systemRed)
    cells[1].isHighlighted = true
    cells[1].layoutIfNeeded()
    #expect(cells[1].shownText == "text, highlighted")
    show("Grace")
    #expect((0..<4).allSatisfy { list.cell(0, $0) === cells[$0] })
    #expect(cells.map(\.shownText) == ["Grace", "text, highlighted", "text", "Grace"])
  }
}

import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKit

struct Novel: Identifiable, Equatable {
  let id: Int
  var title: String
  var height = 44.0

  init(_ id: Int, _ title: String? = nil, height: Double = 44) {
    (self.id, self.title, self.height) = (id, title ?? "\(id)", height)
  }
}

func novels(_ ids: some Sequence<Int>) -> [Novel] { ids.map { Novel($0) } }

/// A novel with a field, as tall as the novel says.
final class NovelCell: UITableViewCell, Updatable {
  let field = UITextField()
  private(set) var updates = 0
  private var height = 44.0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData novel: Novel) {
    updates += 1
    (field.text, height) = (novel.title, novel.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

final class NovelTile: UICollectionViewListCell, Updatable {
  let field = UITextField()
  private var height = 44.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData novel: Novel) { (field.text, height) = (novel.title, novel.height) }

  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = height
    return attributes
  }
}

/// What a row shows in place of a novel.
final class HintCell: UITableViewCell, Updatable {
  private(set) var hint = ""
  func update(viewData hint: String) { self.hint = hint }
}

final class HintTile: UICollectionViewListCell, Updatable {
  private(set) var hint = ""
  func update(viewData hint: String) { self.hint = hint }
}

/// The views and the queries with which abilities of a list are tested.
struct QueryKind: CustomTestStringConvertible, Sendable {
  let isTable: Bool
  let reports: Bool
  let isLate: Bool

  static let all = [true, false].flatMap { isTable in
    [true, false].flatMap { reports in
      [true, false].map { QueryKind(isTable: isTable, reports: reports, isLate: $0) }
    }
  }

  var testDescription: String {
    "\(isTable ? "table" : "collection"), \(reports ? "reported" : "compared"), \(isLate ? "later" : "at once")"
  }
}

/// What tests call of a list in any view.
@MainActor
protocol QueryList: AnyObject {
  var selectionMode: SelectionMode { get set }
  var selectedPaths: [RowPath] { get }
  var keptPlace: KeptPlace { get set }
  var followsEnd: EndFollowing { get set }
  func select(_ id: some Hashable, animated: Bool) -> Bool
  func isSelected(_ id: some Hashable) -> Bool
  func selectAll(animated: Bool)
  func selectedModels<Model>(as type: Model.Type) -> [Model]
  func scroll(to edge: ListEdge, animated: Bool) -> Bool
  func paths(of id: some Hashable) -> [RowPath]
  func rowCount(in section: Int) -> Int
}

extension ListDriver: QueryList where Host: ScrollingHost {}

/// A screen of novels with everything that a row can do. Ten rows of 44 points fit.
@MainActor
final class QueryScreen {
  let query: FakeQuery<Novel>
  let kind: QueryKind
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let list: any QueryList
  let view: UIScrollView
  let journal = Journal()
  private(set) var prefetched: Set<Int> = []
  /// Puts the novel back that was deleted last.
  private(set) var undo: () -> Void = {}
  var failures: [ListFailure] = []
  /// Whether the rows for novels that aren't read are disabled.
  private let disablesHints: Bool

  convenience init(_ kind: QueryKind, _ rows: [Novel], disablesHints: Bool = false) {
    self.init(kind, sections: [.init(rows: rows)], disablesHints: disablesHints)
  }

  init(_ kind: QueryKind, sections: [FakeQuery<Novel>.Section], disablesHints: Bool = false) {
    (self.kind, self.disablesHints) = (kind, disablesHints)
    query = FakeQuery(sections)
    query.reportsChanges = kind.reports
    query.delivery = kind.isLate ? .later : .immediately
    if kind.isTable {
      let table = UITableView(frame: window.bounds, style: .plain)
      let list = TypedCellsUIKit.TableList(table)
      (view, self.list) = (table, list)
      window.addSubview(table)
      follow(list, NovelCell.self, HintCell.self)
    } else {
      let list = TypedCellsUIKit.CollectionList(in: window, appearance: .plain)
      (view, self.list) = (list.host.collectionView!, list)
      follow(list, NovelTile.self, HintTile.self)
    }
    view.layoutIfNeeded()
  }

  private func follow<Host, Cell: HostedCell, Hint: HostedCell>(
    _ list: ListDriver<Host>, _: Cell.Type, _: Hint.Type
  )
  where
    Cell: Updatable, Cell.ViewData == Novel, Hint: Updatable, Hint.ViewData == String,
    Cell.BaseCell == Host.Cell, Hint.BaseCell == Host.Cell
  {
    list.onFailure = { [weak self] in self?.failures.append($0) }
    list.onSelectionChange(weak: self) { $0.journal.note("selection") }
    list.follow(sectionsOf: query, weak: self) { screen, novels in
      for section in novels.sections {
        ListSection(id: section.id, header: section.title) {
          novels.rows(of: section) { [weak screen] novel in
            screen!.handling(Row(Cell.self, novel))
          }
          .placeholder { [weak screen] id in
            Row(Hint.self, "… \(id)").disabled(screen!.disablesHints)
          }
          .failure { [weak screen] failure in
            Row(Hint.self, "no \(failure.id)").disabled(screen!.disablesHints)
              .onSelect { _ in failure.retry() }
          }
        }
        .indexTitle(section.title ?? "")
        .onDrop(of: Novel.self, weak: screen) { screen, dropped, index in
          screen.insert(dropped, inSection: section.id, at: index)
        }
      }
    }
  }

  private func handling<Cell>(_ row: Row<Cell, Novel>) -> Row<Cell, Novel> {
    row
      .onSelect(weak: journal) { journal, novel in journal.note("open \(novel.title)") }
      .onDelete(weak: self) { $0.delete($1) }
      .draggable()
      .on(.move, weak: self) { $0.move($1, $2) }
      .on(.contextMenu, weak: journal) { journal, novel in
        [RowAction("Copy") { journal.note("copy \(novel.title)") }]
      }
      .on(.leadingSwipeActions, weak: journal) { journal, novel in
        [RowAction("Flag") { journal.note("flag \(novel.title)") }]
      }
      .on(.prefetch, weak: self) { screen, novel in screen.prefetched.insert(novel.id) }
  }
}

// MARK: The query

extension QueryScreen {
  /// Deletes a novel before it returns, because a swiped row must be gone then.
  private func delete(_ novel: Novel) {
    let (old, deleted) = (query.content, query.content.location(of: novel.id))
    guard let (section, row) = deleted else { return }
    query.change { $0[section].rows.remove(at: row) }
    undo = { [weak query] in
      query?.change { $0[section].rows.insert(old[section].rows[row], at: row) }
    }
  }

  private func move(_ novel: Novel, _ move: RowMove) {
    query.change { content in
      let novel = content[move.old.section].rows.remove(at: move.old.row)
      content[move.new.section].rows.insert(novel, at: move.new.row)
    }
  }

  private func insert(_ dropped: [Novel], inSection id: AnyHashable, at index: Int) {
    let ids = Set(dropped.map(\.id))
    query.change(ids) { content in
      for section in content.indices { content[section].rows.removeAll { ids.contains($0.id) } }
      for section in content.indices where content[section].id == id {
        content[section].rows.insert(contentsOf: dropped, at: index)
      }
    }
  }
}

extension [FakeQuery<Novel>.Section] {
  /// The section and the row of a novel.
  func location(of id: Int) -> (Int, Int)? {
    for section in indices {
      if let row = self[section].rows.firstIndex(where: { $0.id == id }) { return (section, row) }
    }
    return nil
  }
}

// MARK: The screen

extension QueryScreen {
  private var table: UITableView? { view as? UITableView }
  private var collection: UICollectionView? { view as? UICollectionView }

  /// The cells on screen, from top to bottom.
  private var cells: [UIView] {
    view.layoutIfNeeded()
    return table?.visibleCells
      ?? collection!.indexPathsForVisibleItems.sorted().compactMap {
        collection!.cellForItem(at: $0)
      }
  }

  private func text(_ cell: UIView) -> String {
    switch cell {
    case let cell as NovelCell: cell.field.text ?? ""
    case let cell as NovelTile: cell.field.text ?? ""
    case let cell as HintCell: cell.hint
    case let cell as HintTile: cell.hint
    default: "–"
    }
  }

  /// The texts of the cells on screen, from top to bottom.
  var shown: [String] { cells.map(text) }

  /// The tops of the cells on screen, by their texts.
  var tops: [String: CGFloat] {
    let tops = cells.map { (text($0), $0.convert($0.bounds, to: window).minY) }
    return Dictionary(tops) { first, _ in first }
  }

  /// Waits until all rows on screen show novels, and those that were moved are at their places.
  func rest() async {
    for _ in 0..<3 {
      await nextTurn()
      await wait { !shown.contains { $0.hasPrefix("…") } }
    }
  }

  func field(_ section: Int, _ row: Int) -> UITextField? {
    (table?.cellForRow(at: path(section, row)) as? NovelCell)?.field
      ?? (collection?.cellForItem(at: path(section, row)) as? NovelTile)?.field
  }

  func title(ofSection section: Int) -> String? {
    view.layoutIfNeeded()
    if let table { return table.headerView(forSection: section)?.textLabel?.text }
    let header = collection?.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
    return (header as? CollectionTitle)?.title
  }

  func tap(_ section: Int, _ row: Int) {
    table?.user.tapRow(at: path(section, row))
    collection?.user.tapItem(at: path(section, row))
  }

  func swipe(_ section: Int, _ row: Int, from edge: TableUser.Edge = .trailing) -> SwipeOnScreen? {
    table?.user.swipeRow(at: path(section, row), from: edge)
      ?? collection?.user.swipeItem(at: path(section, row), from: edge)
  }

  func longPress(_ section: Int, _ row: Int) -> ContextMenuOnScreen? {
    table?.user.longPressRow(at: path(section, row))
      ?? collection?.user.longPressItem(at: path(section, row))
  }

  /// Moves a row by its reorder control in a table, and by an interactive movement in a collection view.
  func reorder(_ old: IndexPath, to new: IndexPath) {
    table?.setEditing(true, animated: false)
    table?.user.dragRow(from: old, to: new)
    collection?.user.dragItem(from: old, to: new)
  }

  func drag(_ old: IndexPath, to new: IndexPath) -> Bool {
    table?.user.dragAndDropRow(from: old, to: new)
      ?? collection!.user.dragAndDropItem(from: old, to: new)
  }

  func beginDrag(_ path: IndexPath) -> DragOnScreen? {
    table?.user.beginDrag(ofRowAt: path) ?? collection?.user.beginDrag(ofItemAt: path)
  }

  func drop(_ drag: DragOnScreen, at path: IndexPath) -> Bool {
    table.map { drag.drop(at: path, of: $0) } ?? drag.drop(at: path, of: collection!)
  }

  func scroll(toRow row: Int) {
    table?.scrollToRow(at: path(0, row), at: .top, animated: false)
    collection?.scrollToItem(at: path(0, row), at: .top, animated: false)
    view.layoutIfNeeded()
  }

  func scroll(by distance: CGFloat) {
    table?.user.scroll(by: distance)
    collection?.user.scroll(by: distance)
    view.layoutIfNeeded()
  }
}

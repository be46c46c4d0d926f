import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A table that notes its batches.
private final class NotingTable: UITableView {
  private(set) var batches: [(deletions: Int, moves: Int)] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // An empty batch only measures again.
    if updates != nil { batches.append((0, 0)) }
    super.performBatchUpdates(updates, completion: completion)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batches[batches.count - 1].deletions += sections.count
    super.deleteSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    batches[batches.count - 1].moves += 1
    super.moveSection(section, toSection: newSection)
  }

  func newBatches() -> [(deletions: Int, moves: Int)] {
    defer { batches = [] }
    return batches
  }
}

/// A collection view that notes which sections it moves.
private final class NotingCollection: UICollectionView {
  var moved: [Int] = []

  override func moveSection(_ section: Int, toSection newSection: Int) {
    moved.append(section)
    super.moveSection(section, toSection: newSection)
  }
}

@MainActor
struct `Sections that move` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = NotingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let list: TypedCellsUIKit.TableList

  init() {
    list = TypedCellsUIKit.TableList(table)
    list.selectionMode = .multiple
    window.addSubview(table)
  }

  private func show(_ sections: [(id: Int, rows: [Int])], animated: Bool = true) {
    list.apply(
      sections.map { section in
        ListSection(id: section.id, header: "\(section.id)") {
          for row in section.rows { Row(TextCell.self, "\(row)").id(row) }
        }
      }, animated: animated)
    table.layoutIfNeeded()
  }

  @Test func `are moved if it is one section with rows`() {
    show([(1, [1]), (2, [2]), (3, [3])])
    let cell = table.cellForRow(at: path(2, 0))
    _ = table.newBatches()
    show([(3, [3]), (1, [1]), (2, [2])])
    #expect(table.newBatches().map(\.moves) == [1])
    #expect(table.cellForRow(at: path(0, 0)) === cell)
  }

  @Test func `are deleted and inserted in one batch if they are several, or empty`() {
    show([(1, [1, 2]), (2, [3]), (3, [4]), (4, [])])
    _ = table.newBatches()
    show([(3, [4, 5]), (2, [3]), (1, [2, 1]), (4, [])])
    #expect(table.newBatches().map { [$0.deletions, $0.moves] } == [[2, 0]])
    show([(4, []), (3, [4, 5]), (2, [3]), (1, [2, 1])])
    #expect(table.newBatches().map { [$0.deletions, $0.moves] } == [[1, 0]])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `keep the selection, and never take more than three batches`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let raised = UIKitException.recording {
      for step in 0..<30 {
        // All rows exist all the time, so none is deselected.
        var rows = (0..<15).shuffled(using: &random)[...]
        var sections = (0..<6).shuffled(using: &random).map { id in
          let own = rows.prefix(Int.random(in: 0...4, using: &random))
          rows = rows.dropFirst(own.count)
          return (id: id, rows: Array(own))
        }
        sections.append((9, Array(rows)))
        sections.swapAt(Int.random(in: sections.indices, using: &random), 6)
        if step == 0 {
          show(sections)
          for row in stride(from: 0, to: 15, by: 4) { list.select(row) }
        }
        _ = table.newBatches()
        show(sections, animated: Bool.random(using: &random))
        let batches = table.newBatches()
        #expect(batches.count <= 3, "seed \(seed), step \(step)")
        #expect(batches.allSatisfy { $0.moves <= 1 }, "seed \(seed), step \(step)")
        #expect(
          list.selectedModels(as: String.self).sorted() == ["0", "12", "4", "8"],
          "seed \(seed), step \(step)")
        for path in table.indexPathsForVisibleRows ?? [] {
          let row = sections[path.section].rows[path.row]
          #expect(
            table.cellForRow(at: path)?.textLabel?.text == "\(row)", "seed \(seed), step \(step)")
        }
      }
    }
    #expect(raised.isEmpty, "seed \(seed)")
  }

  @Test func `keep the keyboard if they are deleted and inserted`() throws {
    func show(_ ids: [Int]) {
      list.apply(
        ids.map { id in ListSection(id: id) { Row(FieldCell.self, "\(id)").id(id) } })
      table.layoutIfNeeded()
    }
    window.makeKeyAndVisible()
    show([1, 2, 3, 4])
    let cell = try #require(table.cellForRow(at: path(1, 0)) as? FieldCell)
    _ = cell.field.becomeFirstResponder()
    _ = table.newBatches()
    show([4, 3, 2, 1])
    #expect(table.newBatches().map { [$0.deletions, $0.moves] } == [[3, 0]])
    let moved = try #require(table.cellForRow(at: path(2, 0)) as? FieldCell)
    #expect(moved.field.text == "2")
    #expect(moved.field.isFirstResponder)
  }

  @Test func `are moved in a collection view, except empty ones`() {
    let view = NotingCollection(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    func show(_ ids: [Int]) {
      view.moved = []
      list.apply(
        ids.map { id in ListSection(id: id) { if id > 0 { Row(TileCell.self, "\(id)").id(id) } } })
      view.layoutIfNeeded()
    }
    show([0, 1, 2, 3, 4])
    show([4, 3, 1, 2, 0])
    #expect(view.moved.sorted() == [3, 4])
    #expect(view.numberOfItems(inSection: 4) == 0)
    #expect((0..<4).allSatisfy { view.numberOfItems(inSection: $0) == 1 })
  }
}

import HeadlessList
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A tree whose rows move, come, go, and are expanded and collapsed at random, with the rows that a list shows of it.
private struct RandomTree {
  struct Node: Identifiable, Equatable {
    let id: Int
    var version = 0
    var children: [Node] = []
  }

  private(set) var sections: [[Node]] = [[], []]
  private var expanded: Set<Int> = []
  /// All nodes, whether or not the list shows them.
  private(set) var ids: [Int] = []

  /// Builds other content from the same nodes. Rows that leave it are collapsed when they come back.
  mutating func rebuild(using random: inout SeededGenerator) {
    let count = Int.random(in: 0...12, using: &random)
    var flat: [(node: Node, section: Int, parent: Int?)] = []
    for id in (0..<12).shuffled(using: &random).prefix(count) {
      let parent = flat.isEmpty ? nil : Int.random(in: -2..<flat.count, using: &random)
      let node = Node(id: id, version: Int.random(in: 0..<2, using: &random))
      if let parent, parent >= 0 {
        flat.append((node, flat[parent].section, parent))
      } else {
        flat.append((node, Int.random(in: 0..<2, using: &random), nil))
      }
    }
    func children(of parent: Int?, in section: Int) -> [Node] {
      flat.indices.filter { flat[$0].parent == parent && flat[$0].section == section }.map {
        var node = flat[$0].node
        node.children = children(of: $0, in: section)
        return node
      }
    }
    sections = (0..<2).map { children(of: nil, in: $0) }
    ids = flat.map(\.node.id).sorted()
    expanded = expanded.intersection(ids)
  }

  mutating func set(_ isExpanded: Bool, _ id: Int) {
    guard let node = sections.lazy.compactMap({ $0.first(withID: id) }).first,
      !node.children.isEmpty
    else { return }
    if isExpanded { expanded.insert(id) } else { expanded.remove(id) }
  }

  /// What each section shows: the level, the node, and whether it is expanded.
  var shown: [[String]] {
    func lines(_ nodes: [Node], _ level: Int) -> [String] {
      nodes.flatMap { node in
        let isExpanded = expanded.contains(node.id)
        let mark = node.children.isEmpty ? "" : isExpanded ? " v" : " >"
        return ["\(level) \(node.id).\(node.version)\(mark)"]
          + (isExpanded ? lines(node.children, level + 1) : [])
      }
    }
    return sections.map { lines($0, 0) }
  }
}

extension [RandomTree.Node] {
  fileprivate func first(withID id: Int) -> RandomTree.Node? {
    for node in self {
      if node.id == id { return node }
      if let node = node.children.first(withID: id) { return node }
    }
    return nil
  }
}

private protocol NodeCell: Updatable, HostedCell where ViewData == RandomTree.Node {}

private final class NodeLine: HeadlessCell, NodeCell {
  func update(viewData node: RandomTree.Node) { lines = ["\(node.id).\(node.version)"] }
}

private final class NodeRow: UITableViewCell, NodeCell {
  func update(viewData node: RandomTree.Node) { textLabel?.text = "\(node.id).\(node.version)" }
}

private final class NodeTile: UICollectionViewListCell, NodeCell {
  private(set) var text = ""
  func update(viewData node: RandomTree.Node) { text = "\(node.id).\(node.version)" }
}

@MainActor
private func row<Cell: NodeCell>(
  _ node: RandomTree.Node, _ cell: Cell.Type
) -> Row<Cell, RandomTree.Node> {
  Row(cell, node).children { for child in node.children { row(child, cell) } }
}

@MainActor
struct `Random outlines` {
  private func mark(_ isExpanded: Bool?) -> String { isExpanded.map { $0 ? " v" : " >" } ?? "" }

  /// Changes a tree and a list in the same way, and returns the first difference.
  private func firstDifference<Host: ListHost, Cell: NodeCell>(
    _ list: ListDriver<Host>, _ cell: Cell.Type, seed: UInt64, shown: (Int) -> [String]
  ) -> String? where Cell.BaseCell == Host.Cell {
    var random = SeededGenerator(seed: seed)
    var tree = RandomTree()
    for step in 0..<120 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        tree.rebuild(using: &random)
        list.apply(animated: step.isMultiple(of: 3)) {
          for section in 0..<2 {
            ListSection(id: section) { for node in tree.sections[section] { row(node, cell) } }
          }
        }
      case 2, 3:
        guard let id = tree.ids.randomElement(using: &random) else { continue }
        tree.set(true, id)
        list.expand(id)
      default:
        guard let id = tree.ids.randomElement(using: &random) else { continue }
        tree.set(false, id)
        list.collapse(id)
      }
      guard !list.sections.isEmpty else { continue }
      let lines = (0..<2).map(shown)
      if lines != tree.shown { return "step \(step): \(lines), and not \(tree.shown)" }
    }
    return nil
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `in a headless list have the rows of the tree`(seed: UInt64) {
    let list = ListDriver(host: HeadlessList(height: 1000))
    let difference = firstDifference(list, NodeLine.self, seed: seed) { section in
      (0..<list.rowCount(in: section)).map { row in
        let path = RowPath(section: section, row: row)
        let outline = list.outline(ofRowAt: path)
        let line = list.host.cell(at: path)?.lines.first ?? "–"
        return "\(outline.level) \(line)\(mark(outline.isExpanded))"
      }
    }
    #expect(difference == nil, "seed \(seed)")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `in a table have the rows of the tree, indented and with chevrons`(seed: UInt64) {
    let list = TableList()
    list.window.frame.size.height = 1000
    list.table.frame.size.height = 1000
    let difference = firstDifference(list.driver, NodeRow.self, seed: seed) { section in
      list.table.layoutIfNeeded()
      return (0..<list.table.numberOfRows(inSection: section)).map { row in
        guard let cell = list.cell(section, row) else { return "–" }
        let isExpanded = (cell.accessoryView as? OutlineDisclosure)?.isExpanded
        return "\(cell.indentationLevel) \(cell.textLabel?.text ?? "–")\(mark(isExpanded))"
      }
    }
    #expect(difference == nil, "seed \(seed)")
    #expect(list.failures.isEmpty)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `in a list layout have the rows of the tree, indented and with chevrons`(
    seed: UInt64
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    let list = TypedCellsUIKit.CollectionList(in: container, appearance: .sidebar)
    let view = try #require(list.host.collectionView)
    let difference = firstDifference(list, NodeTile.self, seed: seed) { section in
      view.layoutIfNeeded()
      return (0..<view.numberOfItems(inSection: section)).map { item in
        guard let cell = view.cellForItem(at: path(section, item)) as? NodeTile else { return "–" }
        var isExpanded: Bool?
        for case .customView(let view) in cell.accessories.map(\.accessoryType) {
          isExpanded = (view as? OutlineDisclosure)?.isExpanded
        }
        return "\(cell.indentationLevel) \(cell.text)\(mark(isExpanded))"
      }
    }
    #expect(difference == nil, "seed \(seed)")
  }
}

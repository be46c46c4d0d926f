/// The items of one section as an outline. The children of an item are visible while the item is expanded.
///
/// An operation that UIKit rejects raises its exception. In `UIKitException.recording(_:)`, it has no effect instead.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  struct Node {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// The items in outline order: each parent is followed by its children.
  var nodes: [Node] = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Changing

  /// Adds items as the last children of a parent, or at the top level if there is no parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard !items.isEmpty else { return }
    guard let parent else { return insert(items, level: 0, at: nodes.count) }
    guard let index = place(of: parent, as: "Parent item identifier") else { return }
    insert(items, level: nodes[index].level + 1, at: endOfChildren(of: index))
  }

  /// Inserts items before another item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    guard let index = place(of: item, as: "Item identifier to insert before") else { return }
    insert(items, level: nodes[index].level, at: index)
  }

  /// Inserts items after another item and its children, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard !items.isEmpty else { return }
    guard let index = place(of: item, as: "Item identifier to insert after") else { return }
    insert(items, level: nodes[index].level, at: endOfChildren(of: index))
  }

  /// Deletes items and their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    if let missing = items.first(where: { !contains($0) }) {
      return UIKitException.raiseAnywhere("Failed to find index of item \(missing)")
    }
    for item in items {
      // An item can be deleted already, with its parent.
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<endOfChildren(of: index))
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { nodes = [] }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let index = place(of: parent, as: "Parent item identifier") else { return }
    nodes.removeSubrange(index + 1..<endOfChildren(of: index))
    insert(snapshot.nodes(from: nodes[index].level + 1), at: index + 1)
  }

  /// Inserts the items of another snapshot before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let index = place(of: item, as: "Item identifier to insert before") else { return }
    insert(snapshot.nodes(from: nodes[index].level), at: index)
  }

  /// Inserts the items of another snapshot after an item and its children, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let index = place(of: item, as: "Item identifier to insert after") else { return }
    insert(snapshot.nodes(from: nodes[index].level), at: endOfChildren(of: index))
  }

  /// Expands the items that are in the snapshot, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Collapses the items that are in the snapshot, which hides their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  // MARK: Reading

  /// All items in outline order: each parent is followed by its children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var collapsedLevel = Int.max
    return nodes.compactMap { node in
      if node.level > collapsedLevel { return nil }
      collapsedLevel = node.isExpanded ? Int.max : node.level
      return node.item
    }
  }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns the index of an item in ``items``, or `nil` if it isn't in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    place(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    place(of: item) != nil && visibleItems.contains(item)
  }

  /// Returns an item's level: the number of its ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item).map { nodes[$0].level } ?? 0
  }

  /// Returns the parent of an item, or `nil` if the item is at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = place(of: child, as: "Child item identifier") else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// Returns a snapshot of an item's children.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let index = place(of: parent, as: "Parent item identifier") else { return result }
    result.nodes = Array(nodes[(includingParent ? index : index + 1)..<endOfChildren(of: index)])
    result.nodes = result.nodes(from: 0)
    return result
  }

  // MARK: Positions

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at index: Int) {
    insert(items.map { Node(item: $0, level: level) }, at: index)
  }

  private mutating func insert(_ new: [Node], at index: Int) {
    var seen = Set(items)
    let repeated = new.filter { !seen.insert($0.item).inserted }
    guard repeated.isEmpty else {
      return UIKitException.raiseAnywhere(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
          + repeated.map { "    \($0.item)" }.joined(separator: ",\n") + "\n)}")
    }
    nodes.insert(contentsOf: new, at: index)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    let chosen = Set(items)
    for index in nodes.indices where chosen.contains(nodes[index].item) {
      nodes[index].isExpanded = isExpanded
    }
  }

  /// Returns the nodes with their levels shifted so that the first one has the given level.
  private func nodes(from level: Int) -> [Node] {
    let offset = level - (nodes.first?.level ?? 0)
    return nodes.map { Node(item: $0.item, level: $0.level + offset, isExpanded: $0.isExpanded) }
  }

  private func endOfChildren(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  /// Returns the index of an item. If the item isn't in the snapshot, it raises an exception and returns `nil`.
  private func place(of item: ItemIdentifierType, as role: String = "Item identifier") -> Int? {
    guard let index = index(of: item) else {
      UIKitException.raiseAnywhere("\(role) does not exist in section snapshot: \(item)")
      return nil
    }
    return index
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the outline after other items became visible: without the items that are gone, and with each new item after
  /// the one before it, at that item's level. If the outline can't show the items in their order, returns `nil`.
  func showing(_ visible: [ItemIdentifierType]) -> Self? {
    let old = visibleItems
    if old == visible { return self }
    var outline = self
    let shown = Set(visible)
    outline.delete(old.filter { !shown.contains($0) })
    var known = Set(outline.items)
    for (place, item) in visible.enumerated() where known.insert(item).inserted {
      if place > 0 {
        outline.insert([item], after: visible[place - 1])
      } else {
        outline.nodes.insert(Node(item: item, level: 0), at: 0)
      }
    }
    return outline.visibleItems == visible ? outline : nil
  }
}

/// The items of one section as an outline. The children of an item are visible while the item is expanded.
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
    let level = parent.map { nodes[place(of: $0)].level + 1 } ?? 0
    let index = parent.map { endOfChildren(of: place(of: $0)) } ?? nodes.count
    insert(items.map { Node(item: $0, level: level) }, at: index)
  }

  /// Inserts items before another item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let index = place(of: item)
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: index)
  }

  /// Inserts items after another item and its children, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let index = place(of: item)
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: endOfChildren(of: index))
  }

  /// Deletes items and their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
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
    let index = place(of: parent)
    nodes.removeSubrange(index + 1..<endOfChildren(of: index))
    insert(snapshot.nodes(from: nodes[index].level + 1), at: index + 1)
  }

  /// Inserts the items of another snapshot before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let index = place(of: item)
    insert(snapshot.nodes(from: nodes[index].level), at: index)
  }

  /// Inserts the items of another snapshot after an item and its children, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    let index = place(of: item)
    insert(snapshot.nodes(from: nodes[index].level), at: endOfChildren(of: index))
  }

  /// Expands items, which makes their children visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Collapses items, which hides their children.
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
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[place(of: item)].isExpanded }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns an item's level: the number of its ancestors.
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }

  /// Returns the parent of an item, or `nil` if the item is at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = place(of: child)
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// Returns a snapshot of an item's children.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let index = place(of: parent)
    var result = Self()
    result.nodes = Array(nodes[(includingParent ? index : index + 1)..<endOfChildren(of: index)])
    result.nodes = result.nodes(from: 0)
    return result
  }

  // MARK: Positions

  private mutating func insert(_ new: [Node], at index: Int) {
    let known = Set(items)
    var seen: Set<ItemIdentifierType> = []
    if let twice = new.first(where: { known.contains($0.item) || !seen.insert($0.item).inserted }) {
      fatalError("Supplied identifiers are not unique: \(twice.item) is in the snapshot twice.")
    }
    nodes.insert(contentsOf: new, at: index)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items { nodes[place(of: item)].isExpanded = isExpanded }
  }

  /// Returns the nodes with their levels shifted so that the first one has the given level.
  private func nodes(from level: Int) -> [Node] {
    let offset = level - (nodes.first?.level ?? 0)
    return nodes.map { Node(item: $0.item, level: $0.level + offset, isExpanded: $0.isExpanded) }
  }

  private func endOfChildren(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      fatalError("Invalid parameter not satisfying: the section snapshot has no item \(item)")
    }
    return index
  }
}

import TypedCellsTesting
import TypedCellsUIKit

/// Observes a view and everything visible inside it.
///
/// Hidden, transparent and empty views are ignored, because a cell may create a view for one row and keep it,
/// hidden or empty, for the others.
@MainActor
struct ViewObserver {
  let root: UIView

  /// The visible views, numbered in the order in which they were found.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var holders: [UIView] = []

  /// Observes a cell, a header or another view.
  static func observe(_ view: UIView) -> CellObservation {
    var observer = ViewObserver(root: view)
    var node = observer.node(of: view) ?? ObservedNode(kind: Self.kind(of: view))
    observer.addConstraints(to: &node)
    return CellObservation(node) { names(in: view) }
  }

  /// The names of a cell's views: the properties that store them, and UIKit's names such as `contentView`.
  static func names(in view: UIView) -> [ObjectIdentifier: String] {
    var names = namesOfStoredObjects(in: view, unless: isSystem)
    switch view {
    case let cell as UITableViewCell:
      names[ObjectIdentifier(cell.contentView)] = "contentView"
      if let accessory = cell.accessoryView { names[ObjectIdentifier(accessory)] = "accessoryView" }
    case let cell as UICollectionViewCell: names[ObjectIdentifier(cell.contentView)] = "contentView"
    case let header as UITableViewHeaderFooterView:
      names[ObjectIdentifier(header.contentView)] = "contentView"
    default: break
    }
    return names
  }

  private init(root: UIView) { self.root = root }

  private mutating func node(of view: UIView) -> ObservedNode? {
    let isRoot = view === root
    if view.isHidden || view.alpha < 0.01 {
      guard isRoot else { return nil }
      var node = ObservedNode(kind: Self.kind(of: view), object: ObjectIdentifier(view))
      node.add("isHidden", flag: view.isHidden)
      node.add("alpha", number: view.alpha, unless: 1)
      return node
    }
    numbers[ObjectIdentifier(view)] = numbers.count
    if !view.constraints.isEmpty { holders.append(view) }
    var node = ObservedNode(kind: Self.kind(of: view), object: ObjectIdentifier(view))
    addLook(of: view, to: &node, isRoot: isRoot)
    let isSeenBefore = !node.properties.isEmpty
    let isContent = addContent(of: view, to: &node)
    let isDrawn = addState(of: view, to: &node)
    addUse(of: view, to: &node)
    if !isContent { addChildren(of: view, to: &node) }
    let shows =
      isRoot || isContent || isSeenBefore || isDrawn || !node.children.isEmpty
      || !node.properties.isEmpty
    if !shows { numbers[ObjectIdentifier(view)] = nil }
    guard shows else { return nil }
    if !isRoot { addFrame(of: view, to: &node) }
    return node
  }

  private mutating func addChildren(of view: UIView, to node: inout ObservedNode) {
    for child in view.subviews {
      if let observed = self.node(of: child) { node.children.append(observed) }
    }
    for child in Self.attachedViews(of: view) where child.superview == nil {
      if let observed = self.node(of: child) { node.children.append(observed) }
    }
    if let stack = view as? UIStackView {
      node.isOrdered = true
      // A stack shows its views in the order of `arrangedSubviews`, not of `subviews`.
      let order = stack.arrangedSubviews.map { Optional(ObjectIdentifier($0)) }
      node.children.sort {
        (order.firstIndex(of: $0.object) ?? order.count)
          < (order.firstIndex(of: $1.object) ?? order.count)
      }
    }
  }

  /// The views that a cell shows and that aren't always its subviews.
  static func attachedViews(of view: UIView) -> [UIView] {
    switch view {
    case let cell as UITableViewCell:
      [
        cell.accessoryView, cell.backgroundView, cell.selectedBackgroundView,
        cell.backgroundConfiguration?.customView,
      ]
      .compactMap(\.self)
    case let cell as UICollectionViewCell:
      [cell.backgroundView, cell.selectedBackgroundView, cell.backgroundConfiguration?.customView]
        .compactMap(\.self) + accessoryViews(of: cell)
    case let header as UITableViewHeaderFooterView:
      [header.backgroundView, header.backgroundConfiguration?.customView].compactMap(\.self)
    default: []
    }
  }

  /// The visible accessories of a list's cell that are views of yours.
  private static func accessoryViews(of cell: UICollectionViewCell) -> [UIView] {
    ((cell as? UICollectionViewListCell)?.accessories ?? []).compactMap { accessory in
      #if !canImport(UIKit)
        if !accessory.isShown { return nil }
      #endif
      return if case .customView(let view) = accessory.accessoryType { view } else { nil }
    }
  }

  private func addFrame(of view: UIView, to node: inout ObservedNode) {
    #if !canImport(UIKit)
      // HeadlessUIKit doesn't resize views by their masks.
      guard view.autoresizingMask.isEmpty else { return }
    #endif
    let frame = view.frame
    if frame == .zero { return }
    node.add("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height))
  }

  private func addConstraints(to node: inout ObservedNode) {
    let constraints = holders.flatMap { holder in
      numbers[ObjectIdentifier(holder)] == nil
        ? [] : holder.constraints.compactMap { ObservedConstraint($0, root: root, numbers) }
    }
    guard !constraints.isEmpty else { return }
    var sum = 0
    for hash in Set(constraints.map(\.hashValue)) { sum &+= hash }
    let view = root
    node.add(
      "constraints",
      .digest(sum) {
        let names = Self.names(in: view)
        return Set(constraints.map { $0.words(names) }).sorted().joined(separator: "; ")
      })
  }

  private static var kinds: [ObjectIdentifier: String] = [:]

  /// The name of a view's class.
  static func kind(of view: UIView) -> String {
    let type = type(of: view)
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let name = "\(type)"
    kinds[ObjectIdentifier(type)] = name
    return name
  }
}

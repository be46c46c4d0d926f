import TypedCellsTesting
import TypedCellsUIKit

/// Observes a view and everything visible inside it.
///
/// Hidden, transparent and empty views are ignored, because a cell may create a view for one row and keep it,
/// hidden or empty, for the others.
@MainActor
struct ViewObserver {
  let root: UIView

  /// The visible views, in the order in which they were found.
  private var visible: [UIView] = []

  /// The visible views that hold constraints.
  private var holders: [UIView] = []

  /// The views that nobody sees, which only reports need.
  private var unseen: [UnseenPart] = []

  /// Views that nobody sees and that hold constraints, which can move visible views.
  private var unseenHolders: [UIView] = []

  /// Observes a cell, a header or another view.
  static func observe(_ view: UIView) -> CellObservation {
    var observer = ViewObserver(root: view)
    var node = observer.node(of: view) ?? ObservedNode(kind: Self.kind(of: view))
    let constraints = observer.addConstraints(to: &node)
    var observation = CellObservation(node) { ViewNames.names(in: view) }
    observation.unseen = observer.unseen
    observation.rules = {
      let names = ViewNames.names(in: view)
      return constraints.map { $0.rule(names) }
    }
    return observation
  }

  private init(root: UIView) { self.root = root }

  private mutating func node(of view: UIView) -> ObservedNode? {
    let isRoot = view === root
    if view.isHidden || view.alpha < 0.01 {
      guard isRoot else {
        unseen.append(
          UnseenPart(
            kind: Self.kind(of: view), object: ObjectIdentifier(view),
            reason: view.isHidden ? .hidden : .transparent(alpha: view.alpha)))
        collectHolders(in: view)
        return nil
      }
      var node = ObservedNode(kind: Self.kind(of: view), object: ObjectIdentifier(view))
      node.add("isHidden", flag: view.isHidden)
      node.add("alpha", number: view.alpha, unless: 1)
      return node
    }
    visible.append(view)
    let holdsConstraints = !view.constraints.isEmpty
    if holdsConstraints { holders.append(view) }
    var node = ObservedNode(kind: Self.kind(of: view), object: ObjectIdentifier(view))
    addLook(of: view, to: &node, isRoot: isRoot)
    let isSeenBefore = !node.properties.isEmpty
    let isContent = addContent(of: view, to: &node)
    let isDrawn = addState(of: view, to: &node)
    addUse(of: view, to: &node)
    if !isContent {
      // Loops over no views are slow in a debug build, and most views are leaves.
      if !view.subviews.isEmpty { addChildren(of: view, to: &node) }
      addAttachedViews(of: view, to: &node)
    }
    if !node.covers.isEmpty {
      node.add(ObservedNode.order, .detail(node.covers.sorted().joined(separator: ", ")))
    }
    if let mask = view.mask, let observed = self.node(of: mask) { node.children.append(observed) }
    let shows =
      isRoot || isContent || isSeenBefore || isDrawn || !node.children.isEmpty
      || !node.properties.isEmpty
    guard shows else {
      // Nothing inside it is visible, so it was found last.
      visible.removeLast()
      if holdsConstraints { unseenHolders.append(holders.removeLast()) }
      unseen.append(UnseenPart(kind: node.kind, object: ObjectIdentifier(view), reason: .empty))
      return nil
    }
    addDrawing(of: view, to: &node)
    if !isRoot {
      addPriorities(of: view, to: &node)
      addFrame(of: view, to: &node)
    }
    return node
  }

  /// Collects the views with constraints inside a hidden view.
  private mutating func collectHolders(in view: UIView) {
    if !view.constraints.isEmpty { unseenHolders.append(view) }
    for child in view.subviews { collectHolders(in: child) }
  }

  private mutating func addChildren(of view: UIView, to node: inout ObservedNode) {
    var frames: [(frame: CGRect, index: Int)] = []
    for child in view.subviews {
      guard let observed = self.node(of: child) else { continue }
      node.children.append(observed)
      let frame = child.frame
      guard !frame.isEmpty else { continue }
      if Self.coversOthers(child) {
        // Of two views in one place, the later one covers the other.
        for other in frames where other.frame.intersects(frame) {
          node.covers.append("\(observed.summary) covers \(node.children[other.index].summary)")
        }
      }
      frames.append((frame, node.children.count - 1))
    }
    if let stack = view as? UIStackView {
      node.isOrdered = true
      let arranged = stack.arrangedSubviews
      if arranged == view.subviews { return }
      // A stack shows its views in the order of `arrangedSubviews`, not of `subviews`.
      let order = arranged.map { Optional(ObjectIdentifier($0)) }
      node.children.sort {
        (order.firstIndex(of: $0.object) ?? order.count)
          < (order.firstIndex(of: $1.object) ?? order.count)
      }
    }
  }

  private mutating func addAttachedViews(of view: UIView, to node: inout ObservedNode) {
    let attached = Self.attachedViews(of: view)
    if attached.isEmpty { return }
    for child in attached where child.superview == nil {
      if let observed = self.node(of: child) { node.children.append(observed) }
    }
  }

  private static func coversOthers(_ view: UIView) -> Bool {
    if view is UIImageView { return true }
    guard let color = view.backgroundColor else { return false }
    return color != .clear
  }

  /// The views that a cell shows and that aren't always its subviews.
  static func attachedViews(of view: UIView) -> [UIView] {
    // Key paths are slow in debug builds, and each observation asks every view.
    switch view {
    case let cell as UITableViewCell:
      [
        cell.accessoryView, cell.backgroundView, cell.selectedBackgroundView,
        cell.backgroundConfiguration?.customView,
      ].compactMap { $0 }
    case let cell as UICollectionViewCell:
      [cell.backgroundView, cell.selectedBackgroundView, cell.backgroundConfiguration?.customView]
        .compactMap { $0 } + accessoryViews(of: cell)
    case let header as UITableViewHeaderFooterView:
      [header.backgroundView, header.backgroundConfiguration?.customView].compactMap { $0 }
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

  /// Adds what decides which of two views is cut off or stretched.
  private func addPriorities(of view: UIView, to node: inout ObservedNode) {
    addPriorities(of: view, for: .horizontal, "horizontal", to: &node)
    addPriorities(of: view, for: .vertical, "vertical", to: &node)
    if let stack = view as? UIStackView, stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.directionalLayoutMargins
      node.add(
        "directionalLayoutMargins",
        .numbers(margins.top, margins.leading, margins.bottom, margins.trailing))
    }
  }

  private func addPriorities(
    of view: UIView, for axis: NSLayoutConstraint.Axis, _ name: String, to node: inout ObservedNode
  ) {
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    if hugging != UILayoutPriority.defaultLow.rawValue {
      node.add("contentHuggingPriority.\(name)", .number(Double(hugging)))
    }
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    if resistance != UILayoutPriority.defaultHigh.rawValue {
      node.add("contentCompressionResistancePriority.\(name)", .number(Double(resistance)))
    }
  }

  private func addFrame(of view: UIView, to node: inout ObservedNode) {
    var frame = view.frame
    if !view.transform.isIdentity {
      // The transform is observed on its own, so this is the frame without it.
      let (size, center) = (view.bounds.size, view.center)
      frame = CGRect(
        origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
    if frame == .zero { return }
    node.add("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height))
  }

  /// Adds the constraints between visible views.
  ///
  /// - Returns: all constraints, including those of views that nobody sees.
  private func addConstraints(to node: inout ObservedNode) -> [CurrentConstraint] {
    var all: [CurrentConstraint] = []
    for holder in unseenHolders {
      for constraint in holder.constraints { all.append(CurrentConstraint(constraint)) }
    }
    guard !holders.isEmpty else { return all }
    let numbers = numbersOfVisibleViews()
    var constraints: [ObservedConstraint] = []
    for holder in holders {
      for constraint in holder.constraints {
        let current = CurrentConstraint(constraint)
        all.append(current)
        if let observed = ObservedConstraint(current, numbers) { constraints.append(observed) }
      }
    }
    guard !constraints.isEmpty else { return all }
    // The order of constraints isn't visible, and neither is a second one with the same effect.
    var digests: Set<Int> = []
    for constraint in constraints { digests.insert(constraint.digest) }
    var sum = 0
    for digest in digests { sum &+= digest }
    let view = root
    node.add(
      ObservedNode.constraints,
      .digest(sum) {
        let names = ViewNames.names(in: view)
        return Set(constraints.map { $0.current.words(names) }).sorted()
          .joined(separator: ObservedNode.separator)
      })
    return all
  }

  /// Numbers for the visible views, which are the same in a cell that created its views in another order.
  private func numbersOfVisibleViews() -> [ObjectIdentifier: Int] {
    var numbers = [ObjectIdentifier: Int](minimumCapacity: visible.count)
    var taken = Set<Int>(minimumCapacity: visible.count)
    for view in visible {
      var hash = QuickHash(Int(bitPattern: ObjectIdentifier(type(of: view))))
      if view !== root {
        let frame = view.frame
        hash.combine(frame.origin.x)
        hash.combine(frame.origin.y)
        hash.combine(frame.size.width)
        hash.combine(frame.size.height)
      }
      if let label = view as? UILabel, let text = label.text { hash.combine(text.hashValue) }
      var number = hash.value
      // Views that are alike are numbered one after the other.
      while !taken.insert(number).inserted { number &+= 1 }
      numbers[ObjectIdentifier(view)] = number
    }
    return numbers
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

/// How a driver comes by views of one kind, cells or headers and footers.
@MainActor
struct ViewSupply<View: AnyObject> {
  let registry: CellRegistry<View>
  /// The identifiers that the host has learned.
  private var learned: Set<ReuseIdentifier> = []
  private var classHeights: [ObjectIdentifier: ClassHeights] = [:]
  /// The class of the last row that gave no identifier, and what shows it: the next is mostly of that
  /// class, too.
  private var lastClass: AnyClass?
  private var lastResolved: ResolvedRow<View>?

  init(registry: CellRegistry<View>) {
    self.registry = registry
  }

  /// What shows a row; its identifier is taught to the host before it is asked for.
  mutating func resolve(
    _ row: ErasedRow, at place: ListFailure.Place, teach: (CellRegistration<View>) -> Void
  ) throws(ListFailure) -> ResolvedRow<View> {
    let ownClass: AnyClass? = row.givenIdentifier == nil ? row.cellClass : nil
    if let ownClass, ownClass == lastClass, let lastResolved { return lastResolved }
    let resolved: ResolvedRow<View>
    do {
      resolved = try registry.resolve(row)
    } catch {
      throw ListFailure(place: place, reason: .registration(error))
    }
    if learned.insert(resolved.registration.identifier).inserted { teach(resolved.registration) }
    if ownClass != nil { (lastClass, lastResolved) = (ownClass, resolved) }
    return resolved
  }

  /// What the class of a row's views says about heights; asked once a class, for the question is a
  /// cast.
  mutating func classHeights(of row: ErasedRow) -> ClassHeights? {
    guard let viewClass = row.cellClass ?? registry.boundClass(of: row) else { return nil }
    let key = ObjectIdentifier(viewClass)
    if let known = classHeights[key] { return known }
    let heights = ClassHeights(of: viewClass)
    classHeights[key] = heights
    return heights
  }
}

/// What a class says about the heights of its views, as a ``ReusableCell``.
@MainActor
struct ClassHeights {
  let height: RowHeight
  let estimate: Double?

  init(of viewClass: AnyClass) {
    let reusable = viewClass as? any ReusableCell.Type
    height = reusable?.rowHeight ?? .automatic
    estimate = reusable?.estimatedRowHeight
  }
}

extension ResolvedRow {
  /// A view from the host's reuse queue that shows the row.
  func dequeue(
    toShow row: ErasedRow, at place: ListFailure.Place, path: RowPath,
    from dequeue: (ReuseIdentifier) throws -> BaseCell
  ) throws(ListFailure) -> BaseCell {
    let view: BaseCell
    do {
      view = try dequeue(registration.identifier)
    } catch {
      throw ListFailure(place: place, reason: .dequeuing(error))
    }
    try show(row, in: view, at: place, path: path)
    return view
  }

  /// Shows the row in a view.
  func show(
    _ row: ErasedRow, in view: BaseCell, at place: ListFailure.Place, path: RowPath
  ) throws(ListFailure) {
    do {
      try update(view, from: row, at: path)
    } catch {
      throw ListFailure(place: place, reason: .mismatch(error))
    }
  }
}

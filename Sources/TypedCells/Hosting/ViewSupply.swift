/// How a driver comes by views of one kind, cells or headers and footers, whatever host they are for.
@MainActor
struct ViewSupply {
  private let table: RegistrationTable
  /// The identifiers that the host has learned.
  private var learned: Set<ReuseIdentifier> = []
  private var classHeights: [ObjectIdentifier: ClassHeights] = [:]
  /// The class of the last row that gave no identifier, and what shows it: the next is mostly of that
  /// class, too.
  private var lastClass: AnyClass?
  private var lastResolved: ResolvedRow?

  init(_ table: RegistrationTable) {
    self.table = table
  }

  /// What shows a row; its identifier is taught to the host before it is asked for.
  mutating func resolve(
    _ row: ErasedRow, at place: ListFailure.Place, teach: @MainActor (ErasedRegistration) -> Void
  ) throws(ListFailure) -> ResolvedRow {
    let ownClass: AnyClass? = row.givenIdentifier == nil ? row.cellClass : nil
    if let ownClass, ownClass == lastClass, let lastResolved { return lastResolved }
    let resolved: ResolvedRow
    do {
      resolved = try table.resolve(row)
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
    guard let viewClass = row.cellClass ?? table.binding(for: row)?.registration.cellClass
    else { return nil }
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
  func dequeue<View: AnyObject>(
    toShow row: ErasedRow, at place: ListFailure.Place, path: RowPath,
    from dequeue: @MainActor (ReuseIdentifier) throws -> View
  ) throws(ListFailure) -> View {
    let view: View
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
    _ row: ErasedRow, in view: AnyObject, at place: ListFailure.Place, path: RowPath
  ) throws(ListFailure) {
    do {
      try update(view, from: row, at: path)
    } catch {
      throw ListFailure(place: place, reason: .mismatch(error))
    }
  }
}

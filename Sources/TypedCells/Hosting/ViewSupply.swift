/// How a driver gets views of one kind, cells or headers and footers, whatever host they are for.
///
/// A class, because calling a mutating method of a struct in a property takes two checks of exclusivity.
@MainActor
final class ViewSupply {
  private let table: RegistrationTable
  /// Notes what views read, if anything is to be followed.
  var readObserver: (any ReadObserver)?
  /// The identifiers that the host has learned.
  private var learned: Set<ReuseIdentifier> = []
  private var classHeights: [ObjectIdentifier: ClassHeights] = [:]
  /// The class of the last row that gave no identifier, and what shows it: the next is mostly of that
  /// class, too.
  private var lastClass: AnyClass?
  private var lastResolved: ResolvedRow?
  /// The heights of the last class, because neighbouring rows mostly have one class.
  private var lastHeights: (viewClass: ObjectIdentifier, heights: ClassHeights)?

  init(_ table: RegistrationTable) {
    self.table = table
  }

  /// Returns what shows a row. `teach` registers an identifier with the host before the host dequeues it.
  func resolve(
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

  /// The height that a row declares, or that its class of views does.
  func height(of row: ErasedRow, declared: CompactHeight) -> RowHeight {
    declared.height(precise: row.preciseHeight) ?? classHeights(of: row)?.height ?? .automatic
  }

  /// The heights that the class of a row's views declares. Each class is examined once, because that takes
  /// a cast.
  func classHeights(of row: ErasedRow) -> ClassHeights? {
    guard let viewClass = row.cellClass ?? table.binding(for: row)?.registration.cellClass
    else { return nil }
    let key = ObjectIdentifier(viewClass)
    if let lastHeights, lastHeights.viewClass == key { return lastHeights.heights }
    let heights = classHeights[key] ?? ClassHeights(of: viewClass)
    classHeights[key] = heights
    lastHeights = (key, heights)
    return heights
  }
}

/// The heights that a class declares as a ``ReusableCell``.
@MainActor
struct ClassHeights {
  private let reusable: (any ReusableCell.Type)?

  init(of viewClass: AnyClass) { reusable = viewClass as? any ReusableCell.Type }

  // Read each time, because a class may compute its height from the user's text size.
  var height: RowHeight { reusable?.rowHeight ?? .automatic }
  var estimate: Double? { reusable?.estimatedRowHeight }
}

extension ViewSupply {
  /// A view from the host's reuse queue that shows the row.
  func dequeue<View: AnyObject>(
    toShow row: ErasedRow, by resolved: ResolvedRow, at place: ListFailure.Place, path: RowPath,
    from dequeue: @MainActor (ReuseIdentifier) throws -> View
  ) throws(ListFailure) -> View {
    let view: View
    do {
      view = try dequeue(resolved.registration.identifier)
    } catch {
      throw ListFailure(place: place, reason: .dequeuing(error))
    }
    try show(row, by: resolved, in: view, at: place, path: path)
    return view
  }

  /// Shows the row in a view.
  func show(
    _ row: ErasedRow, by resolved: ResolvedRow, in view: AnyObject, at place: ListFailure.Place,
    path: RowPath
  ) throws(ListFailure) {
    do {
      try update(view, from: row, by: resolved, at: path)
    } catch {
      throw ListFailure(place: place, reason: .mismatch(error))
    }
  }

  private func update(
    _ view: AnyObject, from row: ErasedRow, by resolved: ResolvedRow, at path: RowPath
  ) throws(CellMismatch) {
    guard let readObserver else { return try resolved.update(view, from: row, at: path) }
    var mismatch: CellMismatch?
    readObserver.observe(view) {
      do throws(CellMismatch) {
        try resolved.update(view, from: row, at: path)
      } catch {
        mismatch = error
      }
    }
    if let mismatch { throw mismatch }
  }
}

/// The registrations and heights of a driver's cells, or of its headers and footers, without the type of the host.
///
/// It's a class, because calling a mutating method of a struct in a property takes two checks of exclusivity.
@MainActor
final class ViewSupply {
  private let table: RegistrationTable
  /// Records the observable values that views read, if the list follows its model.
  var readObserver: (any ReadObserver)?
  /// The identifiers that are registered with the host.
  private var registered: Set<ReuseIdentifier> = []
  private var classHeights: [ObjectIdentifier: ClassHeights] = [:]
  /// Whether a class that was looked up declares a height or an estimate.
  private var haveClassHeights = false
  /// The heights of classes when they were compared last.
  private var comparedHeights: [ObjectIdentifier: RowHeight] = [:]
  /// The class of the last row without an identifier of its own, with its registration. Neighbouring rows usually share
  /// it.
  private var lastClass: AnyClass?
  private var lastResolved: ResolvedRow?
  /// The heights of the last class, because neighbouring rows usually share it.
  private var lastHeights: (viewClass: ObjectIdentifier, heights: ClassHeights)?

  init(_ table: RegistrationTable) {
    self.table = table
  }

  /// Returns the registration of a row. `register` registers a new identifier with the host.
  func resolve(
    _ row: ErasedRow, at place: ListFailure.Place,
    register: @MainActor (ErasedRegistration) -> Void
  ) throws(ListFailure) -> ResolvedRow {
    let ownClass: AnyClass? = row.givenIdentifier == nil ? row.cellClass : nil
    if let ownClass, ownClass == lastClass, let lastResolved { return lastResolved }
    let resolved: ResolvedRow
    do {
      resolved = try table.resolve(row)
    } catch {
      throw ListFailure(place: place, reason: .registration(error))
    }
    if registered.insert(resolved.registration.identifier).inserted {
      register(resolved.registration)
    }
    if ownClass != nil { (lastClass, lastResolved) = (ownClass, resolved) }
    return resolved
  }

  /// Returns the height that a row declares, or otherwise its class.
  func height(of row: ErasedRow, declared: CompactHeight) -> RowHeight {
    let height =
      declared.height(inOptions: row.optionHeight) ?? classHeights(of: row)?.height ?? .automatic
    if declared.isInOptions { row.toldHeight = height }
    return height
  }

  /// Returns whether a row has another height than the row that it replaces.
  ///
  /// A height that is computed can depend on values that have changed since, so it is compared with what the host was
  /// told. If the host was told none, it has none to replace.
  func isOtherHeight(
    of row: ErasedRow, declared: CompactHeight, than old: ErasedRow,
    declared oldHeight: CompactHeight
  ) -> Bool {
    if declared.isSame(as: oldHeight), declared.isDeclared || !haveClassHeights { return false }
    let before = oldHeight.isInOptions ? old.toldHeight : height(of: old, declared: oldHeight)
    return before.map { $0 != height(of: row, declared: declared) } ?? false
  }

  /// Returns whether the class of a row declares a height or an estimate.
  func declaresHeight(classOf row: ErasedRow) -> Bool {
    classHeights(of: row)?.areDeclared ?? false
  }

  /// Returns whether a class has another height than at the last call, for example because the user's text size has
  /// changed.
  func classHeightsHaveChanged() -> Bool {
    guard haveClassHeights else { return false }
    let heights = classHeights.mapValues(\.height)
    defer { comparedHeights = heights }
    return comparedHeights.contains { heights[$0.key] != $0.value }
  }

  /// Returns the heights that a row's class declares. Each class is examined once, because that takes a cast.
  func classHeights(of row: ErasedRow) -> ClassHeights? {
    guard let viewClass = row.cellClass ?? table.binding(for: row)?.registration.cellClass
    else { return nil }
    let key = ObjectIdentifier(viewClass)
    if let lastHeights, lastHeights.viewClass == key { return lastHeights.heights }
    let heights: ClassHeights
    if let known = classHeights[key] {
      heights = known
    } else {
      heights = ClassHeights(of: viewClass)
      classHeights[key] = heights
      if heights.areDeclared { (haveClassHeights, comparedHeights[key]) = (true, heights.height) }
    }
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
  var height: RowHeight { reusable?.rowHeight.points.map { RowHeight(points: $0) } ?? .automatic }
  var estimate: Double? { reusable?.estimatedRowHeight.flatMap { RowHeight(points: $0).points } }
  var areDeclared: Bool { height != .automatic || estimate != nil }
}

extension ViewSupply {
  /// Returns a view from the host's reuse queue that shows the row.
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

/// The content of a ``CellRegistry``, without the type of its host.
///
/// The table isn't generic over the host, because generic code that isn't specialised looks up its types in each step,
/// and updating a cell takes several.
@MainActor
final class RegistrationTable {
  private let registersOnFirstUse: Bool
  private let hostClass: AnyClass
  private let isHosted: @MainActor (AnyClass) -> Bool
  private(set) var byIdentifier: [ReuseIdentifier: ErasedRegistration] = [:]
  private var bindings: [ObjectIdentifier: ModelBinding] = [:]
  /// The registrations of rows without an identifier of their own, so that updating a cell needs no name.
  private var byClass: [ObjectIdentifier: ResolvedRow] = [:]

  init<BaseCell: AnyObject>(of hostClass: BaseCell.Type, registersOnFirstUse: Bool) {
    self.hostClass = hostClass
    self.registersOnFirstUse = registersOnFirstUse
    isHosted = { $0 is BaseCell.Type }
  }

  /// Creates a copy, for an audit.
  init(copying other: RegistrationTable) {
    hostClass = other.hostClass
    registersOnFirstUse = other.registersOnFirstUse
    isHosted = other.isHosted
    byIdentifier = other.byIdentifier
    bindings = other.bindings
    byClass = other.byClass
  }

  @discardableResult
  func register(
    _ cellClass: AnyClass, as identifier: ReuseIdentifier?, from source: CellSource?
  ) throws(RegistrationError) -> ErasedRegistration {
    let registration = try registration(of: cellClass, as: identifier, from: source)
    byIdentifier[registration.identifier] = registration
    return registration
  }

  func bind<Model, Cell: AnyObject>(
    _ model: Model.Type,
    to cellClass: Cell.Type,
    as identifier: ReuseIdentifier?,
    from source: CellSource?,
    update: @escaping @MainActor (Cell, Model) -> Void
  ) throws(RegistrationError) {
    let registration = try registration(of: cellClass, as: identifier, from: source)
    let key = ObjectIdentifier(model)
    if let bound = bindings[key] {
      throw .modelBoundTwice(
        model: model, bound: bound.registration.cellClass, refused: cellClass)
    }
    byIdentifier[registration.identifier] = registration
    bindings[key] = ModelBinding(
      registration: registration,
      accepts: { $0 is Cell.Type },
      update: { cell, row, identifier throws(CellMismatch) in
        // The binding was found by the model's type, so the cast succeeds.
        guard let model = row.model as? Model else { return }
        let cell = try checkedCell(cell, as: Cell.self, identifier: identifier)
        update(cell, model)
      })
  }

  func resolve(_ row: ErasedRow) throws(RegistrationError) -> ResolvedRow {
    guard let cellClass = row.cellClass else {
      guard let binding = binding(for: row) else {
        throw .unboundModel(type(of: row.model))
      }
      guard row.givenIdentifier != nil else {
        return ResolvedRow(registration: binding.registration, binding: binding)
      }
      let registration = try registration(
        for: row, of: binding.registration.cellClass, accepts: { binding.accepts($0) })
      return ResolvedRow(registration: registration, binding: binding)
    }
    let givesIdentifier = row.givenIdentifier != nil
    if !givesIdentifier, let known = byClass[ObjectIdentifier(cellClass)] { return known }
    let registration = try registration(for: row, of: cellClass, accepts: { row.accepts($0) })
    let resolved = ResolvedRow(registration: registration, binding: nil)
    if !givesIdentifier { byClass[ObjectIdentifier(cellClass)] = resolved }
    return resolved
  }

  private func registration(
    for row: ErasedRow, of cellClass: AnyClass, accepts: (AnyClass) -> Bool
  ) throws(RegistrationError) -> ErasedRegistration {
    let ownIdentifier = ReuseIdentifier(for: cellClass)
    let identifier = row.givenIdentifier ?? ownIdentifier
    if let known = byIdentifier[identifier] {
      guard accepts(known.cellClass) else {
        throw .conflict(identifier, registered: known.cellClass, refused: cellClass)
      }
      return known
    }
    guard registersOnFirstUse, identifier == ownIdentifier else {
      let nearest = nearestNames(
        to: identifier.rawValue, among: byIdentifier.keys.map(\.rawValue))
      throw .unknownIdentifier(
        identifier, row: row.summary, nearest: nearest.map { ReuseIdentifier($0) })
    }
    return try register(cellClass, as: identifier, from: nil)
  }

  /// Returns a new registration, or throws if it conflicts with an existing one.
  private func registration(
    of cellClass: AnyClass, as identifier: ReuseIdentifier?, from source: CellSource?
  ) throws(RegistrationError) -> ErasedRegistration {
    guard isHosted(cellClass) else { throw .foreignCell(cellClass, hostClass: hostClass) }
    let registration = ErasedRegistration(
      identifier: identifier ?? ReuseIdentifier(for: cellClass),
      cellClass: cellClass,
      source: source ?? (cellClass as? any ReusableCell.Type)?.cellSource ?? .cellClass)
    if let known = byIdentifier[registration.identifier] {
      if known.cellClass != cellClass {
        throw .conflict(known.identifier, registered: known.cellClass, refused: cellClass)
      }
      if known.source != registration.source {
        throw .conflictingSources(
          known.identifier, registered: known.source, refused: registration.source)
      }
    }
    return registration
  }

  /// Returns the binding of the model's dynamic type, or otherwise of the row's declared type.
  func binding(for row: ErasedRow) -> ModelBinding? {
    bindings[ObjectIdentifier(type(of: row.model))] ?? bindings[ObjectIdentifier(row.modelType)]
  }
}

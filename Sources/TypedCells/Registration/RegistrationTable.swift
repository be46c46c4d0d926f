/// The content of a ``CellRegistry``: a value, so that an audit can rehearse on a copy.
@MainActor
struct RegistrationTable<BaseCell: AnyObject> {
  typealias Registration = CellRegistration<BaseCell>

  let registersOnFirstUse: Bool
  private(set) var byIdentifier: [ReuseIdentifier: Registration] = [:]
  private var bindings: [ObjectIdentifier: ModelBinding<BaseCell>] = [:]
  /// What rows that give no identifier resolve to, so that a bind neither builds nor hashes a name.
  private var byClass: [ObjectIdentifier: Registration] = [:]

  init(registersOnFirstUse: Bool) {
    self.registersOnFirstUse = registersOnFirstUse
  }

  @discardableResult
  mutating func register(
    _ cellClass: AnyClass, as identifier: ReuseIdentifier?, from source: CellSource?
  ) throws(RegistrationError) -> Registration {
    let registration = try registration(of: cellClass, as: identifier, from: source)
    byIdentifier[registration.identifier] = registration
    return registration
  }

  mutating func bind<Model, Cell: AnyObject>(
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
        // The binding was found by the model's own type, so the cast cannot fail.
        guard let model = row.anyModel as? Model else { return }
        let cell = try checkedCell(cell, as: Cell.self, identifier: identifier)
        update(cell, model)
      })
  }

  mutating func resolve(
    _ row: ErasedRow
  ) throws(RegistrationError) -> ResolvedRow<BaseCell> {
    guard let cellClass = row.cellClass else {
      guard let binding = binding(for: row) else {
        throw .unboundModel(type(of: row.anyModel))
      }
      guard row.givenIdentifier != nil else {
        return ResolvedRow(registration: binding.registration, binding: binding)
      }
      let registration = try registration(
        for: row, of: binding.registration.cellClass, accepts: binding.accepts)
      return ResolvedRow(registration: registration, binding: binding)
    }
    if row.givenIdentifier == nil, let known = byClass[ObjectIdentifier(cellClass)] {
      return ResolvedRow(registration: known, binding: nil)
    }
    let registration = try registration(for: row, of: cellClass, accepts: row.accepts)
    if row.givenIdentifier == nil { byClass[ObjectIdentifier(cellClass)] = registration }
    return ResolvedRow(registration: registration, binding: nil)
  }

  private mutating func registration(
    for row: ErasedRow, of cellClass: AnyClass, accepts: (AnyClass) -> Bool
  ) throws(RegistrationError) -> Registration {
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

  /// The registration that is about to be made, when it contradicts none that was made before.
  private func registration(
    of cellClass: AnyClass, as identifier: ReuseIdentifier?, from source: CellSource?
  ) throws(RegistrationError) -> Registration {
    guard let hostedClass = cellClass as? BaseCell.Type else {
      throw .foreignCell(cellClass, hostClass: BaseCell.self)
    }
    let registration = CellRegistration(
      identifier: identifier ?? ReuseIdentifier(for: cellClass),
      cellClass: hostedClass,
      source: source ?? (cellClass as? any ReusableCell.Type)?.cellSource ?? .cellClass)
    if let known = byIdentifier[registration.identifier] {
      if known.cellClass != hostedClass {
        throw .conflict(known.identifier, registered: known.cellClass, refused: cellClass)
      }
      if known.source != registration.source {
        throw .conflictingSources(
          known.identifier, registered: known.source, refused: registration.source)
      }
    }
    return registration
  }

  /// The binding of the model's dynamic type, else of the type that the row was declared with.
  func binding(for row: ErasedRow) -> ModelBinding<BaseCell>? {
    bindings[ObjectIdentifier(type(of: row.anyModel))] ?? bindings[ObjectIdentifier(row.modelType)]
  }
}

/// How a registry shows the rows that carry only a model of one type.
@MainActor
struct ModelBinding<BaseCell: AnyObject> {
  let registration: CellRegistration<BaseCell>
  let accepts: @MainActor (AnyClass) -> Bool
  let update: @MainActor (AnyObject, ErasedRow, ReuseIdentifier) throws(CellMismatch) -> Void
}

/// A row together with what a registry knows about it.
@MainActor
struct ResolvedRow<BaseCell: AnyObject> {
  let registration: CellRegistration<BaseCell>
  let binding: ModelBinding<BaseCell>?

  /// Whether the row can be shown in cells of `cellClass`.
  func accepts(_ cellClass: AnyClass, for row: ErasedRow) -> Bool {
    binding?.accepts(cellClass) ?? row.accepts(cellClass)
  }

  /// Shows the row in `cell`, by its own cell class or by its model's binding.
  func update(
    _ cell: AnyObject, from row: ErasedRow, at path: RowPath
  ) throws(CellMismatch) {
    guard let binding else { return try row.update(cell, at: path) }
    try binding.update(cell, row, registration.identifier)
    row.finish(cell, at: path)
  }
}

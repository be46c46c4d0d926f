/// The reason why a cell class can't be registered, or a row's cell can't be dequeued.
public enum RegistrationError: Error, Sendable {
  /// An identifier is already registered with another cell class.
  ///
  /// - Parameters:
  ///   - identifier: the identifier that both use.
  ///   - registered: the registered class, which doesn't change.
  ///   - refused: the class that wasn't registered.
  case conflict(ReuseIdentifier, registered: AnyClass, refused: AnyClass)

  /// An identifier is already registered with another source of cells.
  ///
  /// - Parameters:
  ///   - identifier: the identifier that both use.
  ///   - registered: the registered source, which doesn't change.
  ///   - refused: the source that wasn't registered.
  case conflictingSources(ReuseIdentifier, registered: CellSource, refused: CellSource)

  /// A row's identifier isn't registered.
  ///
  /// - Parameters:
  ///   - identifier: the row's identifier.
  ///   - row: the row that needs the identifier.
  ///   - nearest: the registered identifiers that are most similar, best first.
  case unknownIdentifier(ReuseIdentifier, row: RowSummary, nearest: [ReuseIdentifier])

  /// A row has only a model, and no cell class is bound to the model's type.
  ///
  /// - Parameter model: the model's type.
  case unboundModel(any Any.Type)

  /// A model type is already bound to a cell class.
  ///
  /// - Parameters:
  ///   - model: the model's type.
  ///   - bound: the bound class, which doesn't change.
  ///   - refused: the class that wasn't bound.
  case modelBoundTwice(model: any Any.Type, bound: AnyClass, refused: AnyClass)

  /// A cell class belongs to another kind of host, for example a collection view's cell to a table.
  ///
  /// - Parameters:
  ///   - cellClass: the class that wasn't registered.
  ///   - hostClass: the class that all cells of the host inherit from.
  case foreignCell(AnyClass, hostClass: AnyClass)
}

extension RegistrationError: CustomStringConvertible {
  /// The problem and how to fix it, in a sentence.
  public var description: String {
    switch self {
    case .conflict(let identifier, let registered, let refused):
      return
        "the reuse identifier '\(identifier)' is registered with \(readableName(of: registered)), "
        + "so it can't be registered with \(readableName(of: refused)); use another identifier"
    case .conflictingSources(let identifier, let registered, let refused):
      return "the reuse identifier '\(identifier)' is registered with the \(registered), "
        + "so it can't be registered with the \(refused); remove one of the registrations"
    case .unknownIdentifier(let identifier, let row, let nearest):
      let alternative =
        nearest.isEmpty
        ? ""
        : ", or use the nearest registered: " + nearest.map { "'\($0)'" }.joined(separator: ", ")
      return "the reuse identifier '\(identifier)' of \(row) isn't registered; "
        + "register it with CellRegistry.register(_:as:from:)\(alternative)"
    case .unboundModel(let model):
      return "no cell class is bound to the model \(readableName(of: model)); "
        + "CellRegistry.bind(_:to:) binds one"
    case .modelBoundTwice(let model, let bound, let refused) where bound == refused:
      return "the model \(readableName(of: model)) is bound to \(readableName(of: bound)) already; "
        + "bind it once, where you create the registry"
    case .modelBoundTwice(let model, let bound, let refused):
      return "the model \(readableName(of: model)) is shown by \(readableName(of: bound)) already, "
        + "so it can't be bound to \(readableName(of: refused))"
    case .foreignCell(let cellClass, let hostClass):
      return "\(readableName(of: cellClass)) doesn't inherit from \(readableName(of: hostClass)), "
        + "the class of this list's cells; use a subclass of \(readableName(of: hostClass))"
    }
  }
}

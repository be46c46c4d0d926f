/// Why a cell class could not be registered, or a row could not be dequeued.
public enum RegistrationError: Error, Sendable {
  /// One identifier was to mean two cell classes.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - registered: the class that it means already, and goes on to mean.
  ///   - refused: the class that it was to mean as well.
  case conflict(ReuseIdentifier, registered: AnyClass, refused: AnyClass)

  /// The cells of one identifier were to come from two sources.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - registered: where its cells come from already, and go on to.
  ///   - refused: where they were to come from as well.
  case conflictingSources(ReuseIdentifier, registered: CellSource, refused: CellSource)

  /// A row's identifier isn't registered.
  ///
  /// - Parameters:
  ///   - identifier: the identifier that the row asks for.
  ///   - row: the row that asks.
  ///   - nearest: the registered identifiers that resemble it most, the nearest first.
  case unknownIdentifier(ReuseIdentifier, row: RowSummary, nearest: [ReuseIdentifier])

  /// A row carries only a model, and no cell class is bound to the model's type.
  ///
  /// - Parameter model: the model's type.
  case unboundModel(any Any.Type)

  /// A model type was to be shown by two cell classes.
  ///
  /// - Parameters:
  ///   - model: the model's type.
  ///   - bound: the class that shows it already, and goes on to.
  ///   - refused: the class that was to show it as well.
  case modelBoundTwice(model: any Any.Type, bound: AnyClass, refused: AnyClass)

  /// A cell class is of no use to the host, as a collection's cell is of no use to a table.
  ///
  /// - Parameters:
  ///   - cellClass: the class that was to be registered.
  ///   - hostClass: the class that all cells of the host inherit from.
  case foreignCell(AnyClass, hostClass: AnyClass)
}

extension RegistrationError: CustomStringConvertible {
  /// A sentence about the problem and its cure.
  public var description: String {
    switch self {
    case .conflict(let identifier, let registered, let refused):
      return "the reuse identifier '\(identifier)' means \(readableName(of: registered)) already, "
        + "so it cannot mean \(readableName(of: refused))"
    case .conflictingSources(let identifier, let registered, let refused):
      return "the cells of reuse identifier '\(identifier)' come from the \(registered) already, "
        + "so they cannot come from the \(refused)"
    case .unknownIdentifier(let identifier, let row, let nearest):
      let hint =
        nearest.isEmpty
        ? "nothing is registered"
        : "the nearest registered: "
          + nearest.map { "'\($0)'" }.joined(separator: ", ")
      return "the reuse identifier '\(identifier)' of \(row) isn't registered; \(hint)"
    case .unboundModel(let model):
      return "no cell class is bound to the model \(readableName(of: model)); "
        + "CellRegistry.bind(_:to:) binds one"
    case .modelBoundTwice(let model, let bound, let refused) where bound == refused:
      return "the model \(readableName(of: model)) is bound to \(readableName(of: bound)) already; "
        + "bind it once, where the registry is made"
    case .modelBoundTwice(let model, let bound, let refused):
      return "the model \(readableName(of: model)) is shown by \(readableName(of: bound)) already, "
        + "so it cannot be bound to \(readableName(of: refused))"
    case .foreignCell(let cellClass, let hostClass):
      return "\(readableName(of: cellClass)) is not a \(readableName(of: hostClass)), "
        + "which all cells of this host are"
    }
  }
}

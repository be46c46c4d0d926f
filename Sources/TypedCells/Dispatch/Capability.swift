/// A trait of models, such as having a title, and the trait of cells that shows it. A trait is a protocol.
///
/// A capability replaces one link of a chain of casts, such as
/// `if let cell = cell as? TitledConfigurable, let model = model as? Titled { cell.configure(by: model) }`.
///
/// ```swift
/// extension Capability {
///   static var titled: Capability {
///     Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
///       cell.configure(by: model)
///     } reset: { cell in
///       cell.configure(by: NoTitle())
///     }
///   }
/// }
/// ```
///
/// A capability needs the closure `reset` because cells are reused: without it, a cell that showed a title would keep
/// it for a model that has none. ``CapabilityRegistry`` calls both closures. The pattern is known from the project
/// Static Generic Tables, whose chain is written by hand.
@MainActor
public struct Capability: Sendable {
  /// The pair of protocols that identifies a capability. A registry accepts each pair once.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The trait that a model may have.
    public let modelTrait: any Any.Type

    /// The trait that a cell may have.
    public let cellTrait: any Any.Type

    /// Returns whether two names have the same traits.
    public static func == (left: Self, right: Self) -> Bool {
      left.modelTrait == right.modelTrait && left.cellTrait == right.cellTrait
    }

    /// Feeds the two traits into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(modelTrait))
      hasher.combine(ObjectIdentifier(cellTrait))
    }

    /// The two traits with an arrow between them, such as `Titled → TitledConfigurable`.
    public var description: String {
      "\(readableName(of: modelTrait)) → \(readableName(of: cellTrait))"
    }
  }

  /// The capability's two traits.
  public nonisolated let name: Name

  let isOffered: @MainActor (_ model: Any) -> Bool
  let isTaken: @MainActor (_ cell: AnyObject) -> Bool
  /// Creates the capability's step in a plan for the types of a cell and a model, given the next step; `nil` if
  /// the cell doesn't have the trait.
  let link: @MainActor (AnyObject, Any, _ castsOnly: Bool) -> CapabilityStep.Link?

  /// Creates a capability.
  ///
  /// - Parameters:
  ///   - modelTrait: the protocol that a model may conform to, such as `(any Titled).self`.
  ///   - cellTrait: the protocol that a cell may conform to.
  ///   - configure: shows the trait of the model in the cell.
  ///   - reset: removes the trait of an earlier model from the cell. Called if the cell has its trait and the model
  ///     doesn't.
  public init<ModelTrait, CellTrait>(
    _ modelTrait: ModelTrait.Type,
    _ cellTrait: CellTrait.Type,
    configure: @escaping @MainActor (_ cell: CellTrait, _ model: ModelTrait) -> Void,
    reset: @escaping @MainActor (_ cell: CellTrait) -> Void
  ) {
    name = Name(modelTrait: modelTrait, cellTrait: cellTrait)
    isOffered = { $0 is ModelTrait }
    isTaken = { $0 is CellTrait }
    link = { cell, model, castsOnly in
      // Most cells have few of the traits, so the cell is examined first.
      let conformanceOfCell = TraitConformance(ofCell: cell, to: CellTrait.self)
      if case .absent = conformanceOfCell { return nil }
      switch (conformanceOfCell, TraitConformance(ofModel: model, to: ModelTrait.self)) {
      case (.byWitness(let cell), .byWitness(let model)) where !castsOnly:
        return { ConfigureByWitness(configure, cell: cell, model: model, next: $0) }
      case (.byWitness(let cell), .absent) where !castsOnly:
        return { ResetByWitness(reset, cell: cell, next: $0) }
      case (_, .absent):
        return { ResetByCast(reset, next: $0) }
      case (_, _):
        return { ConfigureByCast(configure, next: $0) }
      }
    }
  }
}

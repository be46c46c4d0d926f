/// One pair of protocols, a trait of models and the trait of cells that takes it: what replaces one
/// `if let cell = cell as? TitledConfigurable, let model = model as? Titled` of a hand-written chain.
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
/// The pairs come from Static Generic Tables, where the chain was written by hand and a cell kept
/// the last row's subtitle when the next model had none. That is why a capability has to say how
/// a cell forgets.
@MainActor
public struct Capability: Sendable {
  /// The two traits of a capability; no registry holds two capabilities of one name.
  public struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The trait that a model may have.
    public let modelTrait: any Any.Type

    /// The trait that a cell may have.
    public let cellTrait: any Any.Type

    public static func == (left: Self, right: Self) -> Bool {
      left.modelTrait == right.modelTrait && left.cellTrait == right.cellTrait
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(modelTrait))
      hasher.combine(ObjectIdentifier(cellTrait))
    }

    public var description: String {
      "\(readableName(of: modelTrait)) → \(readableName(of: cellTrait))"
    }
  }

  /// The traits that the capability joins.
  public nonisolated let name: Name

  /// Whether a model has the capability's trait; the answer depends on the model's type alone,
  /// unless the model is one of those that ``isTransparent(_:)`` names.
  let isOffered: @MainActor (_ model: Any) -> Bool
  /// Whether a cell has the capability's trait; the answer depends on the cell's class alone.
  let isTaken: @MainActor (_ cell: AnyObject) -> Bool
  let configure: @MainActor (_ cell: AnyObject, _ model: Any) -> Void
  let reset: @MainActor (_ cell: AnyObject) -> Void

  /// Creates a capability.
  ///
  /// - Parameters:
  ///   - modelTrait: the protocol that a model may conform to, as in `(any Titled).self`.
  ///   - cellTrait: the protocol that a cell may conform to.
  ///   - configure: moves the trait from the model into the cell.
  ///   - reset: makes the cell forget the trait; called when the cell has its side of the pair and
  ///     the model lacks the other.
  public init<ModelTrait, CellTrait>(
    _ modelTrait: ModelTrait.Type,
    _ cellTrait: CellTrait.Type,
    configure: @escaping @MainActor (_ cell: CellTrait, _ model: ModelTrait) -> Void,
    reset: @escaping @MainActor (_ cell: CellTrait) -> Void
  ) {
    name = Name(modelTrait: modelTrait, cellTrait: cellTrait)
    isOffered = { $0 is ModelTrait }
    isTaken = { $0 is CellTrait }
    self.configure = { cell, model in
      if let cell = cell as? CellTrait, let model = model as? ModelTrait { configure(cell, model) }
    }
    self.reset = { cell in
      if let cell = cell as? CellTrait { reset(cell) }
    }
  }
}

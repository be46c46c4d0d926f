/// One step of a plan, which configures or resets one trait of a cell and then runs the next step.
///
/// The steps are a linked list of constants, because a step of an array would take a reference count and an exclusivity
/// check.
@MainActor
class CapabilityStep {
  typealias Link = @MainActor (_ next: CapabilityStep?) -> CapabilityStep

  final let next: CapabilityStep?

  init(next: CapabilityStep?) {
    self.next = next
  }

  func run(_ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords)
  {
    next?.run(cell, model, cellWords, modelWords)
  }
}

/// Configures cells without a cast, by the witnesses of the cell and the model.
final class ConfigureByWitness<CellTrait, ModelTrait>: CapabilityStep {
  private let configure: @MainActor (CellTrait, ModelTrait) -> Void
  private let cellWitness: TraitWitness
  private let modelWitness: TraitWitness

  init(
    _ configure: @escaping @MainActor (CellTrait, ModelTrait) -> Void,
    cell: TraitWitness, model: TraitWitness, next: CapabilityStep?
  ) {
    self.configure = configure
    cellWitness = cell
    modelWitness = model
    super.init(next: next)
  }

  override func run(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) {
    cellWords.lend(by: cellWitness, as: CellTrait.self) { cell in
      modelWords.lend(by: modelWitness, as: ModelTrait.self) { model in configure(cell, model) }
    }
    super.run(cell, model, cellWords, modelWords)
  }
}

/// Resets cells without a cast, by the witness of the cell.
final class ResetByWitness<CellTrait>: CapabilityStep {
  private let reset: @MainActor (CellTrait) -> Void
  private let cellWitness: TraitWitness

  init(
    _ reset: @escaping @MainActor (CellTrait) -> Void, cell: TraitWitness, next: CapabilityStep?
  ) {
    self.reset = reset
    cellWitness = cell
    super.init(next: next)
  }

  override func run(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) {
    cellWords.lend(by: cellWitness, as: CellTrait.self) { cell in reset(cell) }
    super.run(cell, model, cellWords, modelWords)
  }
}

/// Configures cells after casting the cell and the model.
final class ConfigureByCast<CellTrait, ModelTrait>: CapabilityStep {
  private let configure: @MainActor (CellTrait, ModelTrait) -> Void

  init(
    _ configure: @escaping @MainActor (CellTrait, ModelTrait) -> Void, next: CapabilityStep?
  ) {
    self.configure = configure
    super.init(next: next)
  }

  override func run(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) {
    if let cell = cell as? CellTrait, let model = model as? ModelTrait { configure(cell, model) }
    super.run(cell, model, cellWords, modelWords)
  }
}

/// Resets cells after casting them.
final class ResetByCast<CellTrait>: CapabilityStep {
  private let reset: @MainActor (CellTrait) -> Void

  init(_ reset: @escaping @MainActor (CellTrait) -> Void, next: CapabilityStep?) {
    self.reset = reset
    super.init(next: next)
  }

  override func run(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) {
    if let cell = cell as? CellTrait { reset(cell) }
    super.run(cell, model, cellWords, modelWords)
  }
}

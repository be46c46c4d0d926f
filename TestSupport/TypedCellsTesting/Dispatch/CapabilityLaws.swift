public import TypedCells

/// The laws of capabilities, for every pair of some cells and some models.
///
/// `assertCapabilities` examines them in a test. Create a value to print a report:
///
/// ```swift
/// let laws = CapabilityLaws(
///   of: capabilities, makeCells: { [TitleCell(), DetailCell()] }, models: [about, version]
/// ) { (cell: HeadlessCell) in cell.lines }
/// print(laws.report())
/// ```
@MainActor
public struct CapabilityLaws<Cell: AnyObject, Picture: Equatable> {
  let registry: CapabilityRegistry
  let makeCells: @MainActor () -> [Cell]
  let models: [Any]
  let chain: (@MainActor (Cell, Any) -> Void)?
  let observe: @MainActor (Cell) -> Picture

  /// Prepares to examine a registry.
  ///
  /// - Parameters:
  ///   - registry: the registry to examine.
  ///   - makeCells: creates one new cell of each class to examine.
  ///   - models: models with the traits to examine.
  ///   - chain: the chain of casts that the registry replaces, if it replaces one.
  ///   - observe: returns everything that the user sees of a cell.
  public init(
    of registry: CapabilityRegistry,
    makeCells: @escaping @MainActor () -> [Cell],
    models: [Any],
    chain: (@MainActor (_ cell: Cell, _ model: Any) -> Void)? = nil,
    observing observe: @escaping @MainActor (Cell) -> Picture
  ) {
    self.registry = registry
    self.makeCells = makeCells
    self.models = models
    self.chain = chain
    self.observe = observe
  }

  /// Examines the registry on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: O(*c* · *m*²) for *c* cells and *m* models.
  public func report() -> LawReport {
    LawReport(on: self, named: "the capabilities of \(names)", laws: Self.laws)
  }

  /// Every law of capabilities, in the order in which they are examined.
  public static var laws: [Law<Self>] { [exercised, equalsChain, noStaleState] }

  /// `capability.exercised`: some cell uses a trait of some model; otherwise the laws check nothing.
  public static var exercised: Law<Self> {
    Law("capability.exercised") { laws in
      let isExercised = laws.makeCells().contains { cell in
        laws.models.contains { !laws.registry.report(cell, by: $0).configured.isEmpty }
      }
      return isExercised
        ? []
        : [
          "no cell has a trait that a model has, so no capability is examined; pass a cell and a model that share one"
        ]
    }
  }

  /// `capability.equalsChain`: the registry configures cells as the chain of casts does.
  public static var equalsChain: Law<Self> {
    Law("capability.equalsChain", unless: \.reasonNotToCompare) { laws in
      laws.eachPair { makeCell, model in
        let (cast, configured) = (makeCell(), makeCell())
        laws.chain?(cast, model)
        laws.registry.configure(configured, by: model)
        let (expected, actual) = (laws.observe(cast), laws.observe(configured))
        guard expected != actual else { return nil }
        return "\(laws.name(of: configured)) by \(model) looks like \(actual), "
          + "and like \(expected) by the chain"
      }
    }
  }

  /// `capability.noStaleState`: a cell clears the traits of its last model that the next model lacks.
  public static var noStaleState: Law<Self> {
    Law("capability.noStaleState") { laws in
      laws.eachPair { makeCell, model in
        let fresh = makeCell()
        laws.registry.configure(fresh, by: model)
        let expected = laws.observe(fresh)
        for earlier in laws.models {
          let reused = makeCell()
          laws.registry.configure(reused, by: earlier)
          laws.registry.configure(reused, by: model)
          let actual = laws.observe(reused)
          if actual != expected {
            return "\(laws.name(of: reused)) by \(model) after \(earlier) looks like \(actual) "
              + "where a fresh one looks like \(expected)"
          }
        }
        return nil
      }
    }
  }

  private var reasonNotToCompare: String? { chain == nil ? "no chain is given" : nil }

  private var names: String {
    makeCells().map { name(of: $0) }.joined(separator: ", ")
  }

  private func name(of cell: Cell) -> String { readableName(of: type(of: cell)) }

  private func eachPair(_ problem: (@MainActor () -> Cell, Any) -> String?) -> [String] {
    makeCells().indices.flatMap { index in
      models.compactMap { problem({ makeCells()[index] }, $0) }
    }
  }
}

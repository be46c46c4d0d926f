public import TypedCells

/// The laws of configurators: this library's or your own.
///
/// `assertConfiguratorLaws` examines them in a test. Create a value to print a report:
///
/// ```swift
/// let laws = ConfiguratorLaws(
///   PriceConfigurator(tea), makeCell: { PriceCell() }, makeOther: { TextCell() },
///   update: { ($0 as? PriceCell)?.update(viewData: tea) }
/// ) { (cell: HeadlessCell) in cell.lines }
/// print(laws.report())
/// ```
@MainActor
public struct ConfiguratorLaws<Cell: AnyObject, Picture: Equatable> {
  let configurator: any CellConfiguratorType
  let makeCell: @MainActor () -> Cell
  let makeOther: @MainActor () -> Cell
  let update: @MainActor (Cell) -> Void
  let observe: @MainActor (Cell) -> Picture

  /// Prepares to examine a configurator.
  ///
  /// - Parameters:
  ///   - configurator: the configurator to examine.
  ///   - makeCell: creates a new cell of the class that the configurator updates.
  ///   - makeOther: creates a cell of a class that the configurator should reject.
  ///   - update: updates such a cell without the configurator, with the expected result.
  ///   - observe: returns everything that the user sees of either cell.
  public init(
    _ configurator: any CellConfiguratorType,
    makeCell: @escaping @MainActor () -> Cell,
    makeOther: @escaping @MainActor () -> Cell,
    update: @escaping @MainActor (Cell) -> Void,
    observing observe: @escaping @MainActor (Cell) -> Picture
  ) {
    self.configurator = configurator
    self.makeCell = makeCell
    self.makeOther = makeOther
    self.update = update
    self.observe = observe
  }

  /// Examines the configurator on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  public func report() -> LawReport { report(on: Self.laws) }

  /// Examines the configurator for some laws only, or for laws of your own.
  ///
  /// - Parameter laws: laws of ``ConfiguratorLaws``, or your own.
  /// - Returns: the laws that are kept, broken and skipped.
  public func report(on laws: [Law<Self>]) -> LawReport {
    LawReport(on: self, named: readableName(of: type(of: configurator)), laws: laws)
  }

  /// Every law of configurators, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [
      erasedEqualsTyped, acceptsWhatItUpdates, refusesOthers, namesTheMismatch,
      leavesOthersUntouched,
    ]
  }

  /// `configurator.erasedEqualsTyped`: an erased update has the same result as a typed one.
  public static var erasedEqualsTyped: Law<Self> {
    Law("configurator.erasedEqualsTyped") { laws in
      let (typed, erased) = (laws.makeCell(), laws.makeCell())
      laws.update(typed)
      if let mismatch = laws.mismatch(for: erased) {
        return ["it rejects its own cell: \(mismatch)"]
      }
      let (expected, actual) = (laws.observe(typed), laws.observe(erased))
      return expected == actual
        ? []
        : [
          "a cell looks like \(actual) after an erased update, "
            + "and like \(expected) after a typed one"
        ]
    }
  }

  /// `configurator.acceptsWhatItUpdates`: it accepts its own class, and not the classes that it rejects.
  public static var acceptsWhatItUpdates: Law<Self> {
    Law("configurator.acceptsWhatItUpdates") { laws in
      let own: [AnyClass] = [laws.configurator.cellClass, type(of: laws.makeCell())]
      let other: AnyClass = type(of: laws.makeOther())
      return own.filter { !laws.configurator.accepts($0) }
        .map { "it updates \(readableName(of: $0)); expected `accepts(_:)` to return true" }
        + (laws.configurator.accepts(other)
          ? ["it accepts \(readableName(of: other)); expected `accepts(_:)` to return false"] : [])
    }
  }

  /// `configurator.refusesOthers`: it rejects a cell of another class with a `CellMismatch`.
  public static var refusesOthers: Law<Self> {
    Law("configurator.refusesOthers") { laws in
      let other = laws.makeOther()
      return laws.mismatch(for: other) == nil
        ? ["it updates a \(readableName(of: type(of: other))); expected a CellMismatch"] : []
    }
  }

  /// `configurator.namesTheMismatch`: the error has the expected class, the actual one and the identifier.
  public static var namesTheMismatch: Law<Self> {
    Law("configurator.namesTheMismatch") { laws in
      let other = laws.makeOther()
      guard let mismatch = laws.mismatch(for: other) else { return [] }
      let expected = CellMismatch(
        identifier: laws.configurator.reuseIdentifier, expected: laws.configurator.cellClass,
        actual: type(of: other))
      return mismatch == expected ? [] : ["it throws '\(mismatch)'; expected '\(expected)'"]
    }
  }

  /// `configurator.leavesOthersUntouched`: a rejected cell doesn't change.
  public static var leavesOthersUntouched: Law<Self> {
    Law("configurator.leavesOthersUntouched") { laws in
      let other = laws.makeOther()
      let before = laws.observe(other)
      _ = laws.mismatch(for: other)
      let after = laws.observe(other)
      return before == after
        ? []
        : [
          "it changes the rejected \(readableName(of: type(of: other))) from \(before) to \(after); "
            + "expected no change"
        ]
    }
  }

  private func mismatch(for cell: Cell) -> CellMismatch? {
    do throws(CellMismatch) {
      try configurator.update(cell)
      return nil
    } catch {
      return error
    }
  }
}

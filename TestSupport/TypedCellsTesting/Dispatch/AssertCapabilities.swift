public import TypedCells

/// Fails the running test for every law of capabilities that a registry breaks, see
/// ``CapabilityLaws``.
///
/// ```swift
/// assertCapabilities(
///   capabilities, cells: { [TitleCell(), DetailCell()] }, models: [about, version],
///   equalChain: { cell, model in
///     if let cell = cell as? any TitledConfigurable, let model = model as? any Titled {
///       cell.configure(by: model)
///     }
///   }
/// ) { (cell: HeadlessCell) in cell.lines }
/// ```
///
/// - Parameters:
///   - registry: the registry to examine.
///   - makeCells: creates one new cell of each class to examine.
///   - models: models with the traits to examine.
///   - chain: the chain of casts that the registry replaces, if it replaces one.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything that the user sees of a cell.
/// - Complexity: O(*c* · *m*²) for *c* cells and *m* models.
@MainActor
public func assertCapabilities<Cell: AnyObject>(
  _ registry: CapabilityRegistry,
  cells makeCells: @escaping @MainActor () -> [Cell],
  models: [Any],
  equalChain chain: (@MainActor (_ cell: Cell, _ model: Any) -> Void)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  let laws = CapabilityLaws(
    of: registry, makeCells: makeCells, models: models, chain: chain, observing: observe)
  report(
    laws.report(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

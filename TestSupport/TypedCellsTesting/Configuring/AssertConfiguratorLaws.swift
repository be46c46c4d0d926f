public import TypedCells

/// Fails the running test for every law of configurators that a configurator breaks, see
/// ``ConfiguratorLaws``.
///
/// ```swift
/// assertConfiguratorLaws(
///   PriceConfigurator(tea), making: { PriceCell() }, refusing: { TextCell() },
///   updating: { ($0 as? PriceCell)?.update(viewData: tea) }
/// ) { (cell: HeadlessCell) in cell.lines }
/// ```
///
/// - Parameters:
///   - configurator: the configurator to examine.
///   - makeCell: creates a new cell of the class that the configurator updates.
///   - makeOther: creates a cell of a class that the configurator should reject.
///   - update: updates such a cell without the configurator, with the expected result.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything that the user sees of either cell.
@MainActor
public func assertConfiguratorLaws<Cell: AnyObject>(
  _ configurator: any CellConfiguratorType,
  making makeCell: @escaping @MainActor () -> Cell,
  refusing makeOther: @escaping @MainActor () -> Cell,
  updating update: @escaping @MainActor (Cell) -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  let laws = ConfiguratorLaws(
    configurator, makeCell: makeCell, makeOther: makeOther, update: update, observing: observe)
  report(
    laws.report(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of configurators that a `CellConfigurator` breaks.
///
/// ```swift
/// assertConfiguratorLaws(
///   CellConfigurator<PriceCell>(viewData: tea), making: { PriceCell() }, refusing: { TextCell() }
/// ) { (cell: HeadlessCell) in cell.lines }
/// ```
///
/// - Parameters:
///   - configurator: the configurator to examine.
///   - makeCell: creates a new cell of the class that the configurator updates.
///   - makeOther: creates a cell of a class that the configurator should reject.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything that the user sees of either cell.
@MainActor
public func assertConfiguratorLaws<Configured: Updatable, Cell: AnyObject>(
  _ configurator: CellConfigurator<Configured>,
  making makeCell: @escaping @MainActor () -> Cell,
  refusing makeOther: @escaping @MainActor () -> Cell,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  assertConfiguratorLaws(
    configurator, making: makeCell, refusing: makeOther,
    updating: { cell in
      if let cell = cell as? Configured { cell.update(viewData: configurator.viewData) }
    },
    fileID: fileID, filePath: filePath, line: line, column: column, observing: observe)
}

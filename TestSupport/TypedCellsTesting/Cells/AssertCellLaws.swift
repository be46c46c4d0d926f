public import HeadlessList
public import TypedCells

/// Fails the running test for every law of cells that a cell breaks, see ``CellLaws``.
///
/// ```swift
/// @MainActor @Test func `a price cell keeps nothing of the last row`() {
///   assertCellLaws(PriceCell.self, samples: [.cheap, .dear], making: PriceCell.init) {
///     [$0.title.text, $0.price.text]
///   }
/// }
/// ```
///
/// In XCTest on Linux the test has to be `async` as well, or XCTest stops with "Could not cast value of
/// type '… -> @Swift.MainActor () -> ()'".
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that differ on screen; two at least.
///   - features: what the cell does that others do not.
///   - makeCell: makes a fresh cell: its class's initialiser, a closure, or one that loads a nib.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - observe: what the user sees of a cell: everything that an update may touch.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable>(
  _ cell: Cell.Type,
  samples: [Cell.ViewData],
  features: [CellFeature<Cell>] = [.reusable, .reconfigurable],
  making makeCell: @escaping @MainActor () -> Cell,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  let laws = CellLaws(
    samples: samples, features: features, makeCell: makeCell, observing: observe)
  report(
    laws.report(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell of a `HeadlessList` breaks.
///
/// Such cells say themselves how they are made and prepared:
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: [.cheap, .dear]) { $0.lines }
/// ```
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that differ on screen; two at least.
///   - features: what the cell does beyond being reused and updated in place.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - observe: what the user sees of a cell: everything that an update may touch.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: HeadlessView & Updatable>(
  _ cell: Cell.Type,
  samples: [Cell.ViewData],
  features: [CellFeature<Cell>] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  assertCellLaws(
    cell, samples: samples,
    features: [.reusable(preparedBy: { $0.prepareForReuse() }), .reconfigurable] + features,
    making: { cell.init() }, fileID: fileID, filePath: filePath, line: line, column: column,
    observing: observe)
}

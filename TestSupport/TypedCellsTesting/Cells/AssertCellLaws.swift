public import TypedCells

/// Fails the running test for every law of cells that a cell breaks.
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
///   - makeCell: makes a fresh cell.
///   - prepareForReuse: what the host calls between two rows; the laws are to hold with and without
///     it.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - observe: what the user sees of a cell: everything that an update may touch.
/// - Complexity: O(*n*²) for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable>(
  _ cell: Cell.Type,
  samples: [Cell.ViewData],
  making makeCell: @escaping @MainActor () -> Cell,
  prepareForReuse: (@MainActor (Cell) -> Void)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  let laws = CellLaws(
    samples: samples, makeCell: makeCell, prepareForReuse: prepareForReuse, observing: observe)
  report(
    laws.violations,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

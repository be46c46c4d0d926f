public import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law that a cell breaks, with the samples that its class declares for previews and
/// tests.
///
/// ```text
/// assertCellLaws(PersonCell.self)
/// ```
///
/// - Parameters:
///   - cell: the class of the cells, headers or footers. At least two of its samples look different.
///   - features: the features of the cell that not every cell has.
///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
///   - makeCell: makes a fresh cell, if neither the class's initializer nor a nib is enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView & SampledCell>(
  _ cell: Cell.Type,
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertCellLaws(
    cell, samples: cell.samples, features: features, nib: nib, making: makeCell, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Fails the running test for every law that a cell breaks, with the samples that its class declares for previews and
/// tests. It also waits for the tasks, callbacks and timers of the cell.
///
/// - Parameters:
///   - cell: the class of the cells, headers or footers. At least two of its samples look different.
///   - features: the features of the cell that not every cell has.
///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
///   - makeCell: makes a fresh cell, if neither the class's initializer nor a nib is enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView & SampledCell>(
  _ cell: Cell.Type,
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  await assertCellLaws(
    cell, samples: cell.samples, features: features, nib: nib, making: makeCell, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

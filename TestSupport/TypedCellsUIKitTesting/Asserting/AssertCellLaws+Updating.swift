public import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of cells that a cell without `Updatable` breaks.
///
/// You pass the configuration that your data source uses, so the app needs no change:
///
/// ```swift
/// assertCellLaws(OldCell.self, samples: items) { cell, item in cell.configure(with: item) }
/// ```
///
/// - Parameters:
///   - cell: the class of the cells, headers or footers.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is
///     evaluated again for each trial.
///   - features: the features of the cell that not every cell has.
///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
///   - makeCell: makes a fresh cell, if neither the class's initialiser nor a nib is enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell, as the data source of the app does.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  features: [CellFeature<Cell, Sample>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void
) {
  CellLaws.uiKit(samples, [.neverUpdatedInPlace] + features, nib, makeCell, update) { _ in [] }
    .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell without `Updatable` breaks, observing more than its
/// visible views.
///
/// - Parameters:
///   - cell: the class of the cells, headers or footers.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is
///     evaluated again for each trial.
///   - features: the features of the cell that not every cell has.
///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
///   - makeCell: makes a fresh cell, if neither the class's initialiser nor a nib is enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell, as the data source of the app does.
///   - observe: returns everything else that the user perceives.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  features: [CellFeature<Cell, Sample>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  CellLaws.uiKit(samples, [.neverUpdatedInPlace] + features, nib, makeCell, update) {
    boxes(observe($0))
  }
  .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell without `Updatable` breaks, observing values of
/// several types.
///
/// - Parameters:
///   - cell: the class of the cells, headers or footers.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is
///     evaluated again for each trial.
///   - features: the features of the cell that not every cell has.
///   - nib: the nib that contains the cell, if its class doesn't name one by `cellSource`.
///   - makeCell: makes a fresh cell, if neither the class's initialiser nor a nib is enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell, as the data source of the app does.
///   - observe: returns everything else that the user perceives, as a tuple of equatable values.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView, Sample, each Value: Equatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  features: [CellFeature<Cell, Sample>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void,
  observing observe: @escaping @MainActor (Cell) -> (repeat each Value)
) {
  CellLaws.uiKit(samples, [.neverUpdatedInPlace] + features, nib, makeCell, update) {
    boxes(repeat each observe($0))
  }
  .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

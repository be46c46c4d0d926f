public import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of cells that a cell, a header or a footer of UIKit breaks.
///
/// A law is a rule that every correct cell keeps, such as "a reused cell shows nothing of the row before":
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: prices)
/// ```
///
/// The kit shows each sample after every other one in the same cell, and compares everything visible with a new cell.
/// It also touches the cell's controls, changes its width and traits, and checks that it is deallocated.
/// `CellLaws.laws` lists the laws. A failure names the law, the samples, the property that differs and the cure:
///
/// ```text
/// [cell.noStaleState] ShopTests.PriceCell: sample 0 after sample 1, after prepareForReuse and updated in
/// place, differs at noteLabel.text: "contains nuts", fresh cell: nil. Set noteLabel.text in every update
/// ```
///
/// The article "Testing your cells" explains each law.
///
/// If the cell loads content later, make the test `async` and write `await` before the assertion.
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
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView & Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CellLaws.uiKit(
    samples, [.reusable, .reconfigurable] + features, nib, makeCell, { $0.update(viewData: $1) }
  ) { _ in [] }
  .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell breaks, observing more than its visible views.
///
/// Return a value that the kit can't see, for example because the cell plays a sound or draws itself:
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: prices, observing: { $0.tag })
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
///   - observe: returns everything else that the user perceives.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView & Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  CellLaws.uiKit(
    samples, [.reusable, .reconfigurable] + features, nib, makeCell, { $0.update(viewData: $1) }
  ) { boxes(observe($0)) }
  .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell breaks, observing values of several types.
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: prices, observing: { ($0.tag, $0.accessibilityHint) })
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
///   - observe: returns everything else that the user perceives, as a tuple of equatable values.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableUIView & Updatable, each Value: Equatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  nib: UINib? = nil,
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> (repeat each Value)
) {
  CellLaws.uiKit(
    samples, [.reusable, .reconfigurable] + features, nib, makeCell, { $0.update(viewData: $1) }
  ) { boxes(repeat each observe($0)) }
  .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

public import TypedCells

/// Fails the running test for every law of cells that a cell, a header, a footer or a view behind a section breaks.
///
/// A law is a rule that every correct cell keeps, such as "a reused cell shows nothing of the row before":
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: prices)
/// ```
///
/// The kit shows each sample after every other one in the same cell, and compares everything visible with a new cell.
/// It also touches the cell's controls, changes its width and traits, and checks that it is deallocated.
/// `CellLaws.laws` lists the laws. A failure names the law, the samples, the property that differs and what to do:
///
/// ```text
/// [cell.noStaleState] ShopTests.PriceCell: sample 0 after sample 1, after prepareForReuse and updated in
/// place, differs at noteLabel.text: "contains nuts", fresh cell: nil. Set noteLabel.text in every update
/// ```
///
/// The article "Testing your cells" explains each law. Say with options what the kit can't know:
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: prices, .made { PriceCell() }, .observing { $0.price.text })
/// ```
///
/// For cells of UIKit, link `TypedCellsUIKitTesting`. Cells of your own toolkit need `.made` and `.observing`.
///
/// In an `async` test, write `await` before the assertion; it then waits for the tasks, callbacks and timers of the cell,
/// and examines the content that they show. In XCTest on Linux, every test on the main actor has to be `async`. Write
/// `self.samples` for samples in a property of an `XCTestCase`, because the expression is evaluated again later.
///
/// - Parameters:
///   - cell: the class.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is evaluated
///     again for each trial.
///   - options: what the kit can't know.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  _ options: CellOption<Cell, Cell.ViewData>...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    CellLaws(samples, options).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell breaks, and waits for its tasks, callbacks and timers.
///
/// ```swift
/// await assertCellLaws(PriceCell.self, samples: prices)
/// ```
///
/// - Parameters:
///   - cell: the class.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is evaluated
///     again for each trial.
///   - options: what the kit can't know.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  _ options: CellOption<Cell, Cell.ViewData>...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  report(
    await CellLaws(samples, options).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell without `Updatable` breaks.
///
/// You pass the configuration that your data source uses, so the app needs no change:
///
/// ```swift
/// assertCellLaws(OldCell.self, samples: items) { cell, item in cell.configure(with: item) }
/// ```
///
/// - Parameters:
///   - cell: the class.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is evaluated
///     again for each trial.
///   - options: what the kit can't know.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell, as the data source of the app does.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: AnyObject, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  _ options: CellOption<Cell, Sample>...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void
) {
  report(
    CellLaws(samples, [.neverUpdatedInPlace] + options, updating: update).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law that a cell without `Updatable` breaks, and waits for its tasks, callbacks and
/// timers.
///
/// ```swift
/// await assertCellLaws(OldCell.self, samples: items) { cell, item in cell.configure(with: item) }
/// ```
///
/// - Parameters:
///   - cell: the class.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is evaluated
///     again for each trial.
///   - options: what the kit can't know.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell, as the data source of the app does.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: AnyObject, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  _ options: CellOption<Cell, Sample>...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void
) async {
  report(
    await CellLaws(samples, [.neverUpdatedInPlace] + options, updating: update).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

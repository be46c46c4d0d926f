public import HeadlessList
public import TypedCells

/// Fails the running test for every law of cells that a cell breaks, see ``CellLaws``.
///
/// A law is a rule that every correct cell keeps, such as "a reused cell shows nothing of the row before":
///
/// ```swift
/// @MainActor @Test func `a price cell keeps nothing of the last row`() {
///   assertCellLaws(PriceCell.self, samples: [.cheap, .dear], making: PriceCell.init) {
///     ($0.title.text, $0.price)
///   }
/// }
/// ```
///
/// Use this assertion for a cell of your own toolkit. Cells of a `HeadlessList` and of UIKit need neither `making:` nor
/// `observing:`.
///
/// In an `async` test, write `await` before the assertion; it then waits for the tasks and callbacks of the cell as
/// well. In XCTest on Linux, every test on the main actor has to be `async`. Write `self.samples` for samples in a
/// property of an `XCTestCase`, because the expression is evaluated again later.
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least. If they hold objects, the expression is
///     evaluated again for each trial.
///   - features: the features of the cell that not every cell has.
///   - makeCell: makes a fresh cell: its class's initialiser, a closure, or one that loads a nib.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything that the user sees of a cell and that an update may change.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [.reusable, .reconfigurable],
  making makeCell: @escaping @MainActor () -> Cell,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  CellLaws.observed(samples, features, makeCell, { $0.update(viewData: $1) }) {
    [AnyEquatable(observe($0))]
  }.examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell breaks, observing values of several types.
///
/// The closure `observing:` returns them as a tuple, such as `($0.title.text, $0.price)`.
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell that not every cell has.
///   - makeCell: makes a fresh cell.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything that the user sees of a cell, as a tuple of equatable values.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: Updatable, each Value: Equatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [.reusable, .reconfigurable],
  making makeCell: @escaping @MainActor () -> Cell,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> (repeat each Value)
) {
  CellLaws.observed(samples, features, makeCell, { $0.update(viewData: $1) }) {
    boxes(repeat each observe($0))
  }.examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell without `Updatable` breaks.
///
/// ```swift
/// assertCellLaws(
///   OldCell.self, samples: items, making: OldCell.init,
///   updating: { cell, item in cell.configure(with: item) }, observing: { $0.title })
/// ```
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell that not every cell has.
///   - makeCell: makes a fresh cell.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell.
///   - observe: returns everything that the user sees of a cell and that an update may change.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: AnyObject, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  features: [CellFeature<Cell, Sample>] = [.reusable],
  making makeCell: @escaping @MainActor () -> Cell,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  CellLaws.observed(samples, features, makeCell, update) { [AnyEquatable(observe($0))] }
    .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell of a `HeadlessList` breaks.
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: [.cheap, .dear])
/// ```
///
/// The kit creates such cells, prepares them for reuse and observes their lines, buttons and height.
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell besides reuse and updates in place.
///   - makeCell: makes a fresh cell, if the class's initialiser isn't enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: HeadlessView & Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CellLaws.headless(samples, features, makeCell) { _ in [] }
    .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell of a `HeadlessList` breaks, observing more
/// than lines, buttons and height.
///
/// ```swift
/// assertCellLaws(PriceCell.self, samples: [.cheap, .dear]) { $0.title.text }
/// ```
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell besides reuse and updates in place.
///   - makeCell: makes a fresh cell, if the class's initialiser isn't enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything else that the user perceives.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: HeadlessView & Updatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> some Equatable
) {
  CellLaws.headless(samples, features, makeCell) { [AnyEquatable(observe($0))] }
    .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell of a `HeadlessList` breaks, observing values
/// of several types.
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell besides reuse and updates in place.
///   - makeCell: makes a fresh cell, if the class's initialiser isn't enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - observe: returns everything else that the user perceives, as a tuple of equatable values.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: HeadlessView & Updatable, each Value: Equatable>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Cell.ViewData],
  features: [CellFeature<Cell, Cell.ViewData>] = [],
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  observing observe: @escaping @MainActor (Cell) -> (repeat each Value)
) {
  CellLaws.headless(samples, features, makeCell) {
    boxes(repeat each observe($0))
  }.examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of cells that a cell of a `HeadlessList` without `Updatable`
/// breaks.
///
/// ```swift
/// assertCellLaws(PostCell.self, samples: posts) { cell, post in cell.configure(with: post) }
/// ```
///
/// - Parameters:
///   - cell: the class of the cells.
///   - samples: data that look different in a cell; two at least.
///   - features: the features of the cell besides reuse.
///   - makeCell: makes a fresh cell, if the class's initialiser isn't enough.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - update: shows a sample in a cell.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertCellLaws<Cell: ReusableHeadlessView, Sample>(
  _ cell: Cell.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  features: [CellFeature<Cell, Sample>] = [],
  making makeCell: (@MainActor () -> Cell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  updating update: @escaping @MainActor (Cell, Sample) -> Void
) {
  CellLaws(
    samples: samples, features: [.neverUpdatedInPlace] + features,
    handling: .headless.making(makeCell), updating: update
  ).examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of screens that a view controller breaks, see ``ScreenLaws``.
///
/// ```swift
/// assertScreen { PricesController(prices) } changing: { $0.show(otherPrices) }
/// ```
///
/// The assertion shows the screen in windows, scrolls, taps, rotates, changes and dismisses it. The test fails if a row
/// looks different in a reused cell, if a row doesn't show the changed data, or if the screen isn't deallocated.
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - make: creates the screen with its content. It is called for several laws, so return a new screen each time.
///   - change: changes the content of a screen, as the app does.
/// - Complexity: O(*n*) for *n* rows in the first 20,000 points of the list.
@MainActor
public func assertScreen<Screen: UIViewController>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ make: @escaping @MainActor () -> Screen,
  changing change: @escaping @MainActor (Screen) -> Void = { _ in }
) {
  let laws = ScreenLaws(of: make) { screen in
    if let screen = screen as? Screen { change(screen) }
  }
  assertKept(laws.report(), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the running test if a row looks different in a reused cell than in a new one.
///
/// ```swift
/// assertRowLaws { PricesController(prices) }
/// ```
///
/// Use it if the cells are hard to create in a test, or if rows add something to their cells: it examines them on the
/// screen, where the table or collection view creates and reuses them. `assertCellLaws` examines more laws of a single
/// cell.
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - make: creates a screen with a table or a collection view. Return a new screen each time.
/// - Complexity: O(*n*) for *n* rows in the first 20,000 points of the list.
@MainActor
public func assertRowLaws(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ make: @escaping @MainActor () -> UIViewController
) {
  let report = ScreenLaws(of: make).report(on: [ScreenLaws.showsList, ScreenLaws.rowsLookFresh])
  assertKept(report, fileID: fileID, filePath: filePath, line: line, column: column)
}

import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of screens that a view controller breaks, see ``ScreenLaws``.
///
/// ```swift
/// assertScreen { PricesController(prices) } changing: { $0.show(otherPrices) }
/// ```
///
/// The screen is put into windows, scrolled, tapped, rotated, changed and dismissed.
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - make: creates the screen with its content.
///   - change: changes the content of a screen, as the app does.
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
/// The rows are those of the screen, and the host creates, prepares and updates their cells.
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - make: creates a screen with a table or a collection.
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

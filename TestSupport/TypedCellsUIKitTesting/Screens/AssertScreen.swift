import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of screens that a view controller breaks, see ``ScreenLaws``.
///
/// ```swift
/// assertScreen { PricesController(prices) } changing: { $0.show(otherPrices) }
/// ```
///
/// The assertion shows the screen in windows, scrolls, taps rows, operates their controls, performs their actions,
/// rotates, changes and dismisses it. The test fails if a row, header or footer looks different in a reused view, if a
/// list doesn't show the changed data, if the change of a control is lost or reaches another row, if UIKit raises an
/// exception, or if the screen isn't deallocated.
///
/// The events change the data. If screens share them, each one begins with what the one before left.
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
  changing change: (@MainActor (Screen) -> Void)? = nil
) {
  let report: LawReport = ScreenLaws(examining: make, changing: change).report()
  assertKept(report, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the running test for every law of screens that a view controller breaks, and waits for content that arrives
/// later.
///
/// ```swift
/// await assertScreen { PricesController(prices) } changing: { $0.show(otherPrices) }
/// ```
///
/// After each event, the assertion lets the tasks run that the screen started on the main actor. A screen without rows
/// has up to a second to show its first.
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - make: creates the screen. It is called for several laws, so return a new screen each time.
///   - change: changes the content of a screen, as the app does.
/// - Complexity: O(*n*) for *n* rows in the first 20,000 points of the list.
@MainActor
public func assertScreen<Screen: UIViewController>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ make: @escaping @MainActor () -> Screen,
  changing change: (@MainActor (Screen) -> Void)? = nil
) async {
  let report: LawReport = await ScreenLaws(examining: make, changing: change).report()
  assertKept(report, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension ScreenLaws {
  init<Screen: UIViewController>(
    examining make: @escaping @MainActor () -> Screen,
    changing change: (@MainActor (Screen) -> Void)?
  ) {
    var changeOfAny: (@MainActor (UIViewController) -> Void)?
    if let change { changeOfAny = { if let screen = $0 as? Screen { change(screen) } } }
    self.init(of: make as @MainActor () -> UIViewController, changing: changeOfAny)
  }
}

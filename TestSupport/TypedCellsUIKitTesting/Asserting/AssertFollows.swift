public import TypedCells
import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test if a list that follows its model doesn't show a change of the model by itself.
///
/// After the change, the rows, headers and footers on screen must look as they do when the content is built again from
/// the start. The law is `list.followsItsModel`. A difference means that a cell or the content reads something that
/// isn't observable.
///
/// ```swift
/// await assertFollows(screen.list) { screen.people.append(person) }
/// ```
///
/// - Parameters:
///   - list: a list in a window that shows rows and follows its model.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - change: changes the model, and not the list.
/// - Complexity: that of building and applying the content.
@available(macOS 14, iOS 17, tvOS 17, *)
@MainActor
public func assertFollows<Host: ListHost>(
  _ list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  changing change: @MainActor () async -> Void
) async where Host.Cell: UIView {
  let problem = await problemFollowing(
    list, look: ViewObserver.observe,
    headerFooterLook: { ($0 as? UIView).map(ViewObserver.observe) }, changing: change)
  assertFollowed(problem, fileID: fileID, filePath: filePath, line: line, column: column)
}

public import TypedCells

/// Fails the running test if the context menu of a row has other actions than expected.
///
/// ```text
/// assertContextMenu(["Share", "Move to", "Delete"], ofRowWithID: 1, in: screen.list)
/// ```
///
/// The law is `row.contextMenu`. It works with each kind of list.
///
/// - Parameters:
///   - titles: the titles of the actions and submenus, from top to bottom; empty if the row has no menu of its own.
///   - id: the identity of the row, or of its model.
///   - list: the list that contains the row.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertContextMenu<Host: ListHost>(
  _ titles: [String], ofRowWithID id: some Hashable, in list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let problem: String?
  if let path = list.paths(of: id).first {
    let found = list.send(.contextMenu, toRowAt: path)?.map(\.title) ?? []
    problem = found == titles ? nil : "its menu has \(words(found)), and not \(words(titles))"
  } else {
    problem = "the list has no such row"
  }
  guard let problem else { return }
  report(
    [
      Violation(
        law: "row.contextMenu", subject: "the row with the identity \(id)", detail: problem)
    ],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func words(_ titles: [String]) -> String {
  titles.isEmpty ? "no actions" : titles.joined(separator: ", ")
}

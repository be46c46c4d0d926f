public import TypedCells

/// Fails the running test if a row doesn't show exactly these children while it is expanded.
///
/// ```text
/// assertExpands("Work", showing: ["Inbox", "Drafts"], in: screen.list)
/// ```
///
/// The row is collapsed and expanded, and is as it was afterwards. The law is `list.expands`. It also finds a child
/// that isn't shown because another row has its identity.
///
/// - Parameters:
///   - id: the identity of the row, or of its model.
///   - children: the identities of the rows directly below it, in their order.
///   - list: the list. The row must not be inside a collapsed one.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertExpands<Host: ListHost>(
  _ id: some Hashable, showing children: [some Hashable], in list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  guard let problem = problemExpanding(id, showing: children.map { RowIdentity($0) }, in: list)
  else { return }
  report(
    [Violation(law: "list.expands", subject: "the row with the identity \(id)", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemExpanding<Host: ListHost>(
  _ id: some Hashable, showing expected: [RowIdentity], in list: ListDriver<Host>
) -> String? {
  guard let path = list.paths(of: id).first else {
    return "the list doesn't show such a row. If it is inside another one, call `reveal` before"
  }
  guard list.outline(ofRowAt: path).hasChildren else {
    return "it has no children"
  }
  let wasExpanded = list.isExpanded(id)
  defer {
    if wasExpanded {
      list.expand(id, animated: false)
    } else {
      list.collapse(id, animated: false)
    }
  }
  list.collapse(id, animated: false)
  let collapsed = children(of: path, in: list)
  if !collapsed.isEmpty { return "while it is collapsed, it shows \(words(collapsed))" }
  list.expand(id, animated: false)
  guard list.isExpanded(id) else { return "it can't be expanded. Look at the list's failures" }
  let expanded = children(of: path, in: list)
  return expanded == expected.map(Optional.some)
    ? nil
    : "while it is expanded, it shows \(words(expanded)), and not \(words(expected))"
}

/// Returns the identities of the rows directly below a row; `nil` for one that only its position identifies.
@MainActor
private func children<Host: ListHost>(
  of parent: RowPath, in list: ListDriver<Host>
) -> [RowIdentity?] {
  (0..<list.rowCount(in: parent.section)).map { RowPath(section: parent.section, row: $0) }
    .filter { list.parent(ofRowAt: $0) == parent }
    .map { list.row(at: $0)?.identity }
}

private func words(_ identities: [RowIdentity?]) -> String {
  identities.isEmpty
    ? "no rows"
    : identities.map { $0.map { "\($0)" } ?? "a row without an identity" }
      .joined(separator: ", ")
}

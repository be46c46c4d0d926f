public import TypedCells

/// Selects rows by their identities, and fails the running test if a change of the content deselects one of them.
///
/// ```text
/// await assertSelection(["Ada", "Grace"], in: screen.list) { screen.sort() }
/// ```
///
/// The law is `list.keepsSelection`. A row loses its selection if the change gives it another identity, or if your code
/// deletes it and inserts it again in two steps. The rows stay selected after the assertion.
///
/// - Parameters:
///   - ids: the identities of the rows, or of their models, that the change doesn't delete.
///   - list: the list. Its selection mode has to allow as many rows.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - change: changes the content, or the model that the list follows.
/// - Complexity: O(*m* *n*) for *m* identities and *n* rows, in addition to the change.
@MainActor
public func assertSelection<Host: ListHost>(
  _ ids: [some Hashable], in list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  survives change: @MainActor () async -> Void
) async {
  guard let problem = await problemSelecting(ids, in: list, survives: change) else { return }
  report(
    [Violation(law: "list.keepsSelection", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemSelecting<Host: ListHost>(
  _ ids: [some Hashable], in list: ListDriver<Host>, survives change: @MainActor () async -> Void
) async -> String? {
  guard !ids.isEmpty else { return "no identities were passed, so nothing is examined" }
  list.deselectAll()
  for id in ids {
    guard !list.paths(of: id).isEmpty else { return "it has no row with the identity \(id)" }
    list.select(id)
  }
  if let refused = ids.first(where: { !list.isSelected($0) }) {
    return
      "the row with the identity \(refused) can't be selected together with the others, because the selection mode is "
      + "`\(list.selectionMode)`"
  }
  let models = ids.map { id in list.paths(of: id).first.flatMap { modelWords(at: $0, in: list) } }
  await change()
  // A list that follows its model shows the change in the next turn.
  for _ in 0..<4 { await Task { @MainActor in }.value }
  for id in ids {
    if list.paths(of: id).isEmpty {
      return
        "it has no row with the identity \(id) after the change. Pass identities that the change keeps; if the row is "
        + "still there, it has got another identity"
    }
    if !list.isSelected(id) {
      return "the row with the identity \(id) isn't selected any more after the change"
    }
  }
  for (id, model) in zip(ids, models) {
    if let problem = problemOfPosition(id, model, in: list) { return problem }
  }
  let paths = Set(ids.flatMap { list.paths(of: $0) })
  return list.selectedPaths.first { !paths.contains($0) }
    .map { "the row at \($0) is selected after the change, and wasn't before" }
}

/// Returns a problem if the model of a row has another identity after a change, as it does if rows are identified by
/// their index.
@MainActor
private func problemOfPosition<Host: ListHost>(
  _ id: some Hashable, _ model: String?, in list: ListDriver<Host>
) -> String? {
  guard let model, let path = list.paths(of: id).first, let new = modelWords(at: path, in: list),
    new != model
  else { return nil }
  let other = list.sections.indices.firstResult { section in
    (0..<list.rowCount(in: section)).firstResult { row -> RowPath? in
      let other = RowPath(section: section, row: row)
      return other != path && modelWords(at: other, in: list) == model ? other : nil
    }
  }
  return other.map {
    "the row with the identity \(id) showed \(model) before the change and shows \(new) after it, and \(model) is at "
      + "\($0) now, so the selection is on another row. Identify rows by their models and not by their index: use "
      + "`Identifiable` models, or `.id(_:)` with a value of the model"
  }
}

@MainActor
private func modelWords<Host: ListHost>(at path: RowPath, in list: ListDriver<Host>) -> String? {
  list.row(at: path).map { "\($0.model)" }
}

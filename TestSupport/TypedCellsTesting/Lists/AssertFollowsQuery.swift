public import TypedCells

/// Fails the running test if a screen shows anything else than the results of its query, after random changes of them.
///
/// Each session makes a ``FakeQuery`` and a screen. Several tasks then insert, delete, move and change rows and sections.
/// Meanwhile the screen is scrolled, and its reads return at once, later, in another order, or fail. At times the session
/// delivers all reads, and compares the sections and the visible cells with the query. The law is `list.followsQuery`.
///
/// ```swift
/// await assertFollowsQuery { id, version in
///   Person(id: id, name: "Person \(id), version \(version)")
/// } screen: { query in
///   let list = ListDriver(host: HeadlessList(height: 300))
///   list.follow(query) { person in Row(PersonCell.self, person) }
///   return list
/// } list: { $0 } shown: { cell in cell.lines.first } expected: { person in person.name }
/// ```
///
/// A failure says how to repeat it, and lists the fewest changes that were found to fail. If you don't see the fault in
/// them, perform them by ``FakeQuery/change(_:_:)`` in a test of their own.
///
/// - Parameters:
///   - seeds: the seeds of the random sessions to try. The first one that fails ends the assertion.
///   - steps: the number of steps of each session.
///   - model: receives a number and the number of changes so far, and returns a model. Its identity depends on the first
///     number only, and what `expected` returns on both.
///   - screen: makes a new screen, in a window, that follows the query. Rows of sections of the query are rows of a section
///     with the same identity, without others.
///   - list: returns the screen's list.
///   - shown: returns what a cell shows. If `screen` has several statements, name the class of the cell, as in
///     `(cell: UITableViewCell) in …`.
///   - expected: returns what the cell of a model has to show.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
@MainActor
public func assertFollowsQuery<Model: Identifiable, Screen, Host: ScrollingHost>(
  seeds: Range<UInt64> = 0..<20,
  steps: Int = 60,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  model: @escaping @MainActor (Int, Int) -> Model,
  screen: @MainActor (FakeQuery<Model>) -> Screen,
  list: @MainActor (Screen) -> ListDriver<Host>,
  shown: @escaping @MainActor (Host.Cell) -> String?,
  expected: @escaping @MainActor (Model) -> String
) async {
  /// Returns the session after it has taken the steps, up to the first problem.
  func session(_ steps: [QueryStep]) async -> QuerySession<Model, Host> {
    let session = QuerySession<Model, Host>(model: model, shown: shown, expected: expected)
    let screen = screen(session.query)
    await session.take(steps, in: list(screen))
    return withExtendedLifetime(screen) { session }
  }
  for seed in seeds {
    let steps = QueryStep.random(count: steps, seed: seed)
    var failed = await session(steps)
    guard failed.problem != nil else { continue }
    _ = await fewest(steps) { fewer in
      let session = await session(fewer)
      if session.problem != nil { failed = session }
      return session.problem != nil
    }
    let detail = """
      \(failed.problem ?? ""), after these changes, the fewest that were found to fail. Repeat the whole session with \
      `seeds: \(seed)..<\(seed + 1)`.
      \(failed.journal.map { "- \($0)" }.joined(separator: "\n"))
      """
    return report(
      [Violation(law: "list.followsQuery", subject: "the list", detail: detail)],
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Removes steps as long as the rest still fails: long ranges first, then shorter ones, then single steps.
@MainActor
private func fewest(
  _ steps: [QueryStep], fails: ([QueryStep]) async -> Bool
) async -> [QueryStep] {
  var steps = steps
  var length = max(steps.count / 2, 1)
  while true {
    var removedAny = false
    var start = 0
    while start < steps.count {
      var fewer = steps
      fewer.removeSubrange(start..<min(start + length, steps.count))
      if await fails(fewer) {
        steps = fewer
        removedAny = true
      } else {
        start += length
      }
    }
    guard !removedAny else { continue }
    if length == 1 { return steps }
    length /= 2
  }
}

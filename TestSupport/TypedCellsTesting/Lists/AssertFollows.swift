public import HeadlessList
public import TypedCells

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
///   - list: a list that shows rows and follows its model.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - change: changes the model, and not the list.
/// - Complexity: that of building and applying the content.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
public func assertFollows(
  _ list: ListDriver<HeadlessList>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  changing change: @MainActor () async -> Void
) async {
  let problem = await problemFollowing(
    list, look: HeadlessCell.handling(isMade: false).look,
    headerFooterLook: HeadlessHeaderFooter.handling(isMade: false).look, changing: change)
  assertFollowed(problem, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the running test if `problem` isn't `nil`.
@MainActor
package func assertFollowed(
  _ problem: String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  guard let problem else { return }
  report(
    [Violation(law: "list.followsItsModel", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the first change of the model that a list doesn't show by itself.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
package func problemFollowing<Host: ListHost>(
  _ list: ListDriver<Host>, look: @MainActor (Host.Cell) -> CellObservation,
  headerFooterLook: @MainActor (Host.HeaderFooter) -> CellObservation?,
  changing change: @MainActor () async -> Void
) async -> String? {
  guard list.isFollowing else {
    return "it follows nothing. Call `follow` in place of `apply`, and make the assertion after it"
  }
  await change()
  await list.followedChanges()
  guard list.isFollowing else {
    return "it stopped following its model. Change the model only, and leave `apply` to the list"
  }
  let shown = Shown(list, look, headerFooterLook)
  if shown.isOutOfSight {
    return
      "it has rows, but none of its rows is on screen, so nothing can be compared. Put the list into a window, and "
      + "scroll to its rows"
  }
  list.repeatFollowing()
  return shown.difference(from: Shown(list, look, headerFooterLook)).map {
    $0
      + ". Something that isn't observable was read: use `@Observable`, or call `apply` or `refreshRows(withID:)`"
  }
}

/// The row counts of a list and the looks of its visible cells, headers and footers.
@MainActor
private struct Shown {
  /// A header or a footer.
  private struct Edge: Hashable {
    let section: Int
    let edge: SectionEdge
  }

  private let counts: [Int]
  private let looks: [RowPath: CellObservation]
  private let edgeLooks: [(edge: Edge, look: CellObservation)]

  /// Whether there are rows, and none is on screen.
  var isOutOfSight: Bool { looks.isEmpty && counts.contains { $0 > 0 } }

  init<Host: ListHost>(
    _ list: ListDriver<Host>, _ look: @MainActor (Host.Cell) -> CellObservation,
    _ headerFooterLook: @MainActor (Host.HeaderFooter) -> CellObservation?
  ) {
    counts = list.sections.indices.map(list.rowCount(in:))
    looks = Dictionary(
      list.host.visibleCells.map { ($0.path, look($0.cell)) },
      uniquingKeysWith: { first, _ in first })
    edgeLooks = list.host.visibleHeaderFooters.compactMap { visible in
      headerFooterLook(visible.view).map {
        (Edge(section: visible.section, edge: visible.edge), $0)
      }
    }
  }

  func difference(from rebuilt: Shown) -> String? {
    if counts != rebuilt.counts {
      return
        "after the change it has \(counts) rows in its sections, and \(rebuilt.counts) when its "
        + "content is built again"
    }
    let words = "when its content is built again"
    let row = looks.keys.sorted().firstResult { path -> String? in
      guard let other = rebuilt.looks[path], let difference = looks[path]?.difference(from: other)
      else { return nil }
      return "after the change, row \(path) differs at " + difference.words(other: words)
    }
    return row
      ?? edgeLooks.firstResult { edge, look in
        guard let other = rebuilt.edgeLooks.first(where: { $0.edge == edge })?.look,
          let difference = look.difference(from: other)
        else { return nil }
        return "after the change, the \(edge.edge) of section \(edge.section) differs at "
          + difference.words(other: words)
      }
  }
}

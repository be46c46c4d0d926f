public import TypedCells

/// Drags a row onto another row, and fails the running test if the drop has another effect than expected.
///
/// ```text
/// assertDrop(.move, ofRowWithID: 3, in: messages, ontoRowWithID: "Archive", in: folders)
/// ```
///
/// A drop that copies or moves calls the row's handler, as if the user had lifted the finger. The law is `row.drop`. It
/// works with each kind of list.
///
/// - Parameters:
///   - effect: the expected effect; `none` if the row doesn't accept the model.
///   - id: the identity of the dragged row, or of its model.
///   - source: the list with the dragged row.
///   - targetID: the identity of the row onto which it's dropped, or of its model.
///   - target: the list with this row.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertDrop<Source: ListHost, Target: ListHost>(
  _ effect: DropEffect,
  ofRowWithID id: some Hashable, in source: ListDriver<Source>,
  ontoRowWithID targetID: some Hashable, in target: ListDriver<Target>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertDrop(
    effect, ofRowWithID: id, in: source, onto: .row(RowIdentity(targetID), named: "\(targetID)"),
    in: target,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Drags a row between the rows of a section, and fails the running test if the drop has another effect than
/// expected.
///
/// ```text
/// assertDrop(.move, ofRowWithID: 3, in: messages, intoSectionWithID: "Inbox", at: 0, in: messages)
/// ```
///
/// A drop that copies or moves calls the section's handler, as if the user had lifted the finger. The law is
/// `row.drop`. It works with each kind of list.
///
/// - Parameters:
///   - effect: the expected effect; `none` if the section doesn't accept the model.
///   - id: the identity of the dragged row, or of its model.
///   - source: the list with the dragged row.
///   - sectionID: the identity of the section into which it's dropped.
///   - index: its index in the section, after it has been removed from where it is.
///   - target: the list with the section.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertDrop<Source: ListHost, Target: ListHost>(
  _ effect: DropEffect,
  ofRowWithID id: some Hashable, in source: ListDriver<Source>,
  intoSectionWithID sectionID: some Hashable, at index: Int, in target: ListDriver<Target>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertDrop(
    effect, ofRowWithID: id, in: source,
    onto: .section(RowIdentity(sectionID), index, named: "\(sectionID)"), in: target,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Where a dragged row is dropped.
private enum DropTarget {
  case row(RowIdentity, named: String)
  case section(RowIdentity, _ index: Int, named: String)
}

@MainActor
private func assertDrop<Source: ListHost, Target: ListHost>(
  _ effect: DropEffect, ofRowWithID id: some Hashable, in source: ListDriver<Source>,
  onto drop: DropTarget, in target: ListDriver<Target>,
  at place: SourcePlace
) {
  let problem: String?
  if let path = source.paths(of: id).first, let row = source.row(at: path) {
    if source.canDragRow(at: path) {
      problem = target.problemDropping(row.model, drop, expecting: effect)
    } else {
      problem = "the row can't be dragged. Add `draggable()` to it"
    }
  } else {
    problem = "the list has no such row"
  }
  guard let problem else { return }
  let violation = Violation(
    law: "row.drop", subject: "the row with the identity \(id)", detail: problem)
  report([violation], at: place)
}

extension ListDriver {
  /// Whether the user can drag a row.
  fileprivate func canDragRow(at path: RowPath) -> Bool {
    if let host = host as? any DraggingHost { return host.canDragRow(at: path) }
    // The children of an expanded row would stay behind.
    guard outline(ofRowAt: path).isExpanded != true else { return false }
    return send(.canDrag, toRowAt: path) ?? false
  }

  fileprivate func problemDropping(
    _ model: Any, _ target: DropTarget, expecting effect: DropEffect
  ) -> String? {
    let found: DropEffect
    let place: String
    switch target {
    case .row(let identity, let name):
      guard let path = engine.paths(of: identity).first else {
        return "the list has no row with the identity \(name)"
      }
      found = drop([model], ontoRowAt: path)
      place = "the row with the identity \(name)"
    case .section(let identity, let index, let name):
      guard let section = sections.firstIndex(where: { $0.identity == identity }) else {
        return "the list has no section with the identity \(name)"
      }
      found = drop([model], intoSection: section, at: index)
      place = "the section with the identity \(name)"
    }
    return found == effect
      ? nil
      : "a drop of its \(type(of: model)) onto \(place) has the effect `\(found)`, and not `\(effect)`"
  }
}

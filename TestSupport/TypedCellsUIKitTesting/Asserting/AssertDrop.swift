#if !os(tvOS)
  public import TypedCells
  import TypedCellsTesting
  public import TypedCellsUIKit

  /// Drags a row onto another row, and fails the running test if the drop has another effect than expected.
  ///
  /// ```text
  /// assertDrop(.move, ofRowWithID: 3, in: messages, ontoRowWithID: "Archive", in: folders)
  /// ```
  ///
  /// A drop that copies or moves calls the row's handler, as if the user had lifted the finger. The law is `row.drop`.
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
  @MainActor
  public func assertDrop<Source, Target>(
    _ effect: DropEffect,
    ofRowWithID id: some Hashable, in source: ListDriver<ListViewHost<Source>>,
    ontoRowWithID targetID: some Hashable, in target: ListDriver<ListViewHost<Target>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    assertDrop(effect, ofRowWithID: id, in: source, at: place) { model in
      guard let path = target.paths(of: targetID).first else {
        return .problem("the list has no row with the identity \(targetID)")
      }
      return .effect(
        target.drop([model], ontoRowAt: path), onto: "the row with the identity \(targetID)")
    }
  }

  /// Drags a row between the rows of a section, and fails the running test if the drop has another effect than
  /// expected.
  ///
  /// ```text
  /// assertDrop(.move, ofRowWithID: 3, in: messages, intoSectionWithID: "Inbox", at: 0, in: messages)
  /// ```
  ///
  /// A drop that copies or moves calls the section's handler, as if the user had lifted the finger. The law is
  /// `row.drop`.
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
  @MainActor
  public func assertDrop<Source, Target>(
    _ effect: DropEffect,
    ofRowWithID id: some Hashable, in source: ListDriver<ListViewHost<Source>>,
    intoSectionWithID sectionID: some Hashable, at index: Int,
    in target: ListDriver<ListViewHost<Target>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    assertDrop(effect, ofRowWithID: id, in: source, at: place) { model in
      let identity = RowIdentity(sectionID)
      guard let section = target.sections.firstIndex(where: { $0.identity == identity }) else {
        return .problem("the list has no section with the identity \(sectionID)")
      }
      return .effect(
        target.drop([model], intoSection: section, at: index),
        onto: "the section with the identity \(sectionID)")
    }
  }

  private enum DropResult {
    case problem(String)
    case effect(DropEffect, onto: String)
  }

  @MainActor
  private func assertDrop<Source>(
    _ effect: DropEffect,
    ofRowWithID id: some Hashable, in source: ListDriver<ListViewHost<Source>>,
    at place: SourcePlace, _ drop: (Any) -> DropResult
  ) {
    let problem: String?
    if let path = source.paths(of: id).first, let row = source.row(at: path) {
      if !source.host.canDragRow(at: path) {
        problem = "the row can't be dragged. Add `draggable()` to it"
      } else {
        switch drop(row.model) {
        case .problem(let text): problem = text
        case .effect(effect, _): problem = nil
        case .effect(let found, let target):
          problem =
            "a drop of its \(type(of: row.model)) onto \(target) has the effect `\(found)`, and not `\(effect)`"
        }
      }
    } else {
      problem = "the list has no such row"
    }
    guard let problem else { return }
    let violation = Violation(
      law: "row.drop", subject: "the row with the identity \(id)", detail: problem)
    report([violation], at: place)
  }
#endif

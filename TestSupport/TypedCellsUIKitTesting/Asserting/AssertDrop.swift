#if !os(tvOS)
  public import TypedCells
  import TypedCellsTesting
  public import TypedCellsUIKit

  /// Drags a row of a table or collection view onto another row, and fails the running test if the drop has another
  /// effect than expected.
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
  /// - Complexity: O(*n*) for *n* rows.
  @MainActor
  public func assertDrop<Source, Target: ListHost>(
    _ effect: DropEffect,
    ofRowWithID id: some Hashable, in source: ListDriver<ListViewHost<Source>>,
    ontoRowWithID targetID: some Hashable, in target: ListDriver<Target>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    assertDrop(
      effect, ofRowWithID: id, in: source, canDrag: source.host.canDragRow,
      onto: .row(RowIdentity(targetID), named: "\(targetID)"), in: target,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Drags a row of a table or collection view between the rows of a section, and fails the running test if the drop has
  /// another effect than expected.
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
  /// - Complexity: O(*n*) for *n* rows.
  @MainActor
  public func assertDrop<Source, Target: ListHost>(
    _ effect: DropEffect,
    ofRowWithID id: some Hashable, in source: ListDriver<ListViewHost<Source>>,
    intoSectionWithID sectionID: some Hashable, at index: Int, in target: ListDriver<Target>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    assertDrop(
      effect, ofRowWithID: id, in: source, canDrag: source.host.canDragRow,
      onto: .section(RowIdentity(sectionID), index, named: "\(sectionID)"), in: target,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
#endif

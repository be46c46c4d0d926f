/// What a list knows about one view of its host: a cell, a header, a footer, or another view beside rows.
///
/// There is one record for each view in which the list has shown something, because hosts use views again. What a view off
/// screen showed is forgotten at the next change; what was read for a view, when it is updated again.
@MainActor
package final class ViewRecord {
  // MARK: What the view shows

  /// The row of the list that the view stands for, which gets its events; of a header or footer, too.
  package internal(set) var row: ErasedRow?

  /// The row with which the view was updated, and the path that it was told. They decide whether the view has to be
  /// updated for another row.
  ///
  /// It isn't always ``row``, because the rule of a row can keep a view that shows another model. And if an earlier row of
  /// ``LazyRows`` were made again for the comparison, its closure could read values that have changed since.
  private(set) var updatedRow: ErasedRow?
  private(set) var updatedPath: RowPath?

  /// The title that a header or footer shows, if the toolkit doesn't tell.
  package var title: String?

  /// The revision of the content of which the view shows a row. If it's older than the content, the view isn't on screen any
  /// more, or is still to be compared.
  var revision = -1

  /// The path of the row that a cell shows, which each change brings up to date; `nil` for other views, and for cells that
  /// the host has discarded.
  package var path: RowPath?

  /// Whether the host said that the view is on screen, and not yet that it isn't any more.
  package internal(set) var isDisplayed = false

  /// Notes that the view has left the screen.
  ///
  /// - Returns: the row that it showed; `nil` for a title, and if the host didn't say that the view came on screen.
  package func endDisplay() -> ErasedRow? {
    defer { isDisplayed = false }
    return isDisplayed ? row : nil
  }

  /// Notes that the view was updated with a row; `nil` if it shows nothing.
  func note(updateWith row: ErasedRow?, at path: RowPath, _ revision: Int) {
    (updatedRow, updatedPath) = (row, path)
    (self.row, self.revision) = (row, revision)
  }

  /// Notes that the view keeps what it shows, for another row.
  func note(_ row: ErasedRow, _ revision: Int) {
    (self.row, self.revision) = (row, revision)
  }

  /// Forgets what the view shows, so that the row can be deallocated.
  func forgetRow() { (row, updatedRow) = (nil, nil) }

  // MARK: What was read for the view

  /// What the last update read, while the list follows values.
  var reading: Reading?
  /// What the view read when it repeated a part of its update.
  var repetitionReading: Reading?
  /// What a decision about the view read, for example about a cell's accessories.
  var decisionReading: Reading?
  /// Whether one of these values has changed since.
  var needsUpdate = false

  func endReading() { (reading, repetitionReading, decisionReading) = (nil, nil, nil) }
}

/// A token for one reading of values. Observation can't be cancelled, so the token is released when the values are read
/// again or the list stops following, and changes of values with a released token are ignored.
final class Reading: Sendable {}

/// The records of the views of a host.
@MainActor
package final class ViewRecords {
  private var records = ViewTable<ViewRecord>()

  /// The record of a view, or `nil` if the list has shown nothing in it.
  package subscript(_ view: AnyObject) -> ViewRecord? { records[view] }

  /// Returns the record of a view, which is made when the list first shows something in it.
  package func record(of view: AnyObject) -> ViewRecord {
    if let record = records[view] { return record }
    let record = ViewRecord()
    records[view] = record
    return record
  }

  // MARK: Display

  /// The views on screen.
  package var displayedViews: [AnyObject] {
    records.existing.compactMap { $0.value.isDisplayed ? $0.view : nil }
  }

  /// Notes that a row comes on screen.
  ///
  /// - Parameter view: the object that the toolkit names then and when the row leaves the screen, such as the cell.
  package func display<Cell>(_ row: AnyRow<Cell>, in view: AnyObject) {
    let record = record(of: view)
    (record.row, record.isDisplayed) = (row.row, true)
  }

  /// Notes that a header or footer comes on screen.
  package func display(_ headerFooter: HeaderFooter, in view: AnyObject) {
    let record = record(of: view)
    (record.row, record.title, record.isDisplayed) = (headerFooter.row, headerFooter.title, true)
  }

  /// Forgets the rows of views that the last change didn't find among the host's, so that they can be deallocated.
  ///
  /// - Parameter revision: the revision of the content after the change.
  func forgetRows(before revision: Int) {
    for (_, record) in records.existing
    where record.revision != revision && !record.isDisplayed { record.forgetRow() }
  }

  // MARK: The paths of cells

  /// The paths of the cells that the host has, on screen and off screen, and of some that it may have discarded.
  package var cellPaths: Set<RowPath> { Set(records.existing.compactMap(\.value.path)) }

  /// Brings the paths of cells up to date, while the host takes over the content after a change.
  func updatePaths(after changes: SectionedChanges) {
    var mapping = PathMapping(changes)
    for (_, record) in records.existing {
      if let path = record.path { record.path = mapping.newPath(of: path) }
    }
  }

  /// Forgets where cells are, because the host discards those that aren't on screen.
  package func forgetPaths() {
    for (_, record) in records.existing { record.path = nil }
  }

  // MARK: Observation

  /// Ends the observation of what was read for views.
  func endReading() {
    for (_, record) in records.existing { record.endReading() }
  }
}

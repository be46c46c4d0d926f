/// What a list knows about one view of its host: a cell, a header, a footer, or another view beside rows.
///
/// A view gets its record when the list shows something in it, and loses it at the first change of the content that doesn't
/// find the view among those of the host, unless the host says that it's on screen. An object that shows no row, such as the
/// background of an empty list, only has what was read.
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

  /// Whether a header or footer was updated in place, while the host adjusts heights.
  package internal(set) var mayNeedOtherHeight = false

  /// The path of the row that a cell shows, also off screen, if the host notes it: UIKit does. Each change brings it up to
  /// date.
  package var path: RowPath?

  /// The view, once the host has said that it is on screen, and until it says that it isn't any more.
  fileprivate(set) weak var displayedView: AnyObject?

  /// Whether the host said that the view is on screen, and not yet that it isn't any more.
  package var isDisplayed: Bool { displayedView != nil }

  /// Notes that the view has left the screen.
  ///
  /// - Returns: the row that it showed; `nil` for a title, and if the host didn't say that the view came on screen.
  package func endDisplay() -> ErasedRow? {
    defer { displayedView = nil }
    return isDisplayed ? row : nil
  }

  /// Notes that the view was updated with a row; `nil` if it shows nothing.
  func note(updateWith row: ErasedRow?, at path: RowPath, _ revision: Int) {
    (updatedRow, updatedPath, mayShowOtherValue) = (row, path, false)
    (self.row, self.revision) = (row, revision)
  }

  /// Notes that the view keeps what it shows, for another row.
  func note(_ row: ErasedRow, _ revision: Int) {
    (self.row, self.revision) = (row, revision)
  }

  /// Whether the view has sent a value since its last update, so that a control may show another value than the model's.
  var mayShowOtherValue = false

  // MARK: What was read for the view

  /// Stands for the values that the last update read, while the list follows values.
  var reading: Reading?
  /// The same for values that the view read when it repeated a part of its update.
  var repetitionReading: Reading?
  /// The same for values that a decision about the view read, for example about a cell's accessories.
  var decisionReading: Reading?
  /// Whether one of these values has changed since.
  var needsUpdate = false

  /// Whether values are read for an object that shows no row.
  fileprivate var isOnlyObserved: Bool { row == nil && reading != nil }

  func endReading() { (reading, repetitionReading, decisionReading) = (nil, nil, nil) }
}

/// A token for one reading of values. Observation can't be cancelled, so the token is released when the values are read
/// again or the list stops following, and changes of values with a released token are ignored.
final class Reading: Sendable {}

/// The records of the views of a host.
///
/// They are found by the views' addresses, and don't hold the views. A view that was deallocated may have left a record to
/// another one with its address: the list replaces what it says when it shows something in that view.
@MainActor
package final class ViewRecords {
  private var records: [ObjectIdentifier: ViewRecord] = [:]

  /// The record of a view, or `nil` if there is none.
  package subscript(_ view: AnyObject) -> ViewRecord? { records[ObjectIdentifier(view)] }

  /// Returns the record of a view, which is made if there is none.
  package func record(of view: AnyObject) -> ViewRecord {
    if let record = self[view] { return record }
    let record = ViewRecord()
    records[ObjectIdentifier(view)] = record
    return record
  }

  /// Removes the records of views that a change didn't find among the host's, so that their rows can be deallocated.
  ///
  /// - Parameter revision: the revision of the content after the change.
  func removeRecords(before revision: Int) {
    for (view, record) in records
    where record.revision != revision && !record.isDisplayed && !record.isOnlyObserved {
      records[view] = nil
    }
  }

  // MARK: Display

  /// The views on screen.
  package var displayedViews: [AnyObject] { records.values.compactMap(\.displayedView) }

  /// Notes that a row comes on screen.
  ///
  /// - Parameter view: the object that the toolkit names then and when the row leaves the screen, such as the cell.
  package func display<Cell>(_ row: AnyRow<Cell>, in view: AnyObject) {
    let record = record(of: view)
    (record.row, record.displayedView) = (row.row, view)
  }

  /// Notes that a header or footer comes on screen.
  package func display(_ headerFooter: HeaderFooter, in view: AnyObject) {
    let record = record(of: view)
    (record.row, record.title, record.displayedView) = (headerFooter.row, headerFooter.title, view)
  }

  // MARK: The paths of cells

  /// The paths that the host noted, of cells on screen and off screen, and of some that it may have discarded.
  package var cellPaths: Set<RowPath> { Set(records.values.compactMap(\.path)) }

  /// Brings the paths of cells up to date, while the host takes over the content after a change.
  func updatePaths(after changes: SectionedChanges) {
    var mapping: PathMapping?
    for record in records.values {
      guard let path = record.path else { continue }
      var known = mapping ?? PathMapping(changes)
      record.path = known.newPath(of: path)
      mapping = known
    }
  }

  /// Forgets where cells are, because the host discards those that aren't on screen.
  package func forgetPaths() {
    for record in records.values { record.path = nil }
  }

  // MARK: Observation

  /// Ends the observation of what was read for views.
  func endReading() {
    for record in records.values { record.endReading() }
  }
}

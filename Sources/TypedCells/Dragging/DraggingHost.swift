/// A host that knows itself which rows the user can drag, because rows also have drag items of its toolkit.
@MainActor
package protocol DraggingHost: AnyObject {
  /// Returns whether the user can drag a row.
  func canDragRow(at path: RowPath) -> Bool
}

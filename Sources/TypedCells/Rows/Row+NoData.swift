extension Row where Model == Void {
  /// Creates a row whose cell needs no data, for example one that shows a spinner.
  ///
  /// ```swift
  /// final class LoadingCell: UITableViewCell, Updatable {
  ///   func update(viewData: Void) { textLabel?.text = "Loading…" }
  /// }
  ///
  /// let row = Row(LoadingCell.self)
  /// ```
  ///
  /// - Parameter cell: the class of the row's cells.
  @_disfavoredOverload
  public init(_ cell: Cell.Type) where Cell: Updatable, Cell.ViewData == Void {
    self.init(cell, ())
  }
}

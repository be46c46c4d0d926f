public import HeadlessList
public import TypedCells

/// A cell with the same name as a cell of the tests.
public final class TextCell: HeadlessCell, Updatable {
  /// Shows a text.
  ///
  /// - Parameter text: The text.
  public func update(viewData text: String) { lines = [text.uppercased()] }
}

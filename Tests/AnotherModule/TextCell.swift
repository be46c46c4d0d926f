public import HeadlessList
public import TypedCells

/// A cell that has its name in common with one of the tests' own.
public final class TextCell: HeadlessCell, Updatable {
  /// Shows a text.
  ///
  /// - Parameter text: the text.
  public func update(viewData text: String) { lines = [text.uppercased()] }
}

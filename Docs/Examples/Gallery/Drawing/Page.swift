/// The size of the printed output.
enum Page {
  /// The maximum number of columns in a line.
  static let width = 76

  /// The number of lines of text in a screen's viewport.
  static let viewportLines = 12
}

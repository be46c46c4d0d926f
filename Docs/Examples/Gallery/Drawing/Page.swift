/// The measures of everything that is printed.
enum Page {
  /// How many columns of the terminal a line may take.
  static let width = 76

  /// How many lines of text the viewport of a screen shows.
  static let viewportLines = 12
}

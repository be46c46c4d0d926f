/// A model with a title.
public protocol Titled {
  /// The title, or `nil` if the model has none.
  var title: String? { get }
}

/// A model with a second line below its title.
public protocol Subtitled {
  /// The second line, or `nil` if the model has none.
  var subtitle: String? { get }
}

/// A model with a picture, which is made of characters so that a terminal can show it.
public protocol Imaged {
  /// The picture, a few characters wide, or `nil` if the model has none.
  var image: String? { get }
}

/// A model with a font for its title.
public protocol Fonted {
  /// The font, or `nil` for the default font.
  var font: Font? { get }
}

/// A model with a colour.
public protocol Colored {
  /// The colour, or `nil` for the default colour.
  var color: Color? { get }
}

/// A font for a title. A terminal has only one font, so it changes the letters instead.
public enum Font: String, CaseIterable, Sendable {
  /// Writes the title IN CAPITALS.
  case capitals

  /// Writes the title w i d e.
  case spaced
}

/// A colour that has an emoji, so that a terminal without colours can show it.
public enum Color: String, CaseIterable, Sendable {
  case red, orange, yellow, green, blue, purple, brown
}

/// A model with a title; `nil` for one that has none at the moment.
public protocol Titled {
  /// What the model is called.
  var title: String? { get }
}

/// A model with a second line below its title.
public protocol Subtitled {
  /// What there is to say besides the title.
  var subtitle: String? { get }
}

/// A model with a picture; in a terminal, pictures are made of characters.
public protocol Imaged {
  /// The picture, a few characters wide.
  var image: String? { get }
}

/// A model that is to be written in a way of its own.
public protocol Fonted {
  /// How the title is written; `nil` for as everything else.
  var font: Font? { get }
}

/// A model with a colour.
public protocol Colored {
  /// The colour, or `nil` for that of everything else.
  var color: Color? { get }
}

/// How a title is written; a terminal has one font, so letters have to make the difference.
public enum Font: String, CaseIterable, Sendable {
  /// IN CAPITALS.
  case capitals

  /// W i d e.
  case spaced
}

/// A colour that a terminal can show in black and white: there is an emoji of it.
public enum Color: String, CaseIterable, Sendable {
  case red, orange, yellow, green, blue, purple, brown
}

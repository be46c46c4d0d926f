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

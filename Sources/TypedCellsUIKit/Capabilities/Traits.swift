// Each trait is a protocol of its own, so a model conforms only to those that it has.

/// A model with a title, which a ``TitleShowing`` cell shows.
///
/// ```swift
/// struct Version: Titled {
///   var title: String? { "Version 2" }
/// }
/// ```
public protocol Titled {
  /// The title.
  var title: String? { get }
}

/// A model with a second line, or a value, which a ``SubtitleShowing`` cell shows.
public protocol Subtitled {
  /// The second line.
  var subtitle: String? { get }
}

/// A model with an image, which an ``ImageShowing`` cell shows.
public protocol Imaged {
  /// The image.
  @MainActor var image: UIImage? { get }
}

/// A model with a font for its title, which a ``FontShowing`` cell uses.
public protocol Fonted {
  /// The font; `nil` for the cell's default.
  @MainActor var font: UIFont? { get }
}

/// A model with a colour for its title, which a ``ColorShowing`` cell uses.
public protocol Colored {
  /// The colour; `nil` for the cell's default.
  @MainActor var color: UIColor? { get }
}

/// A model with an accessory at the end of its row, which an ``AccessoryShowing`` cell shows.
public protocol Accessorized {
  /// The accessory.
  @MainActor var accessory: UITableViewCell.AccessoryType { get }
}

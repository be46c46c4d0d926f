// Each trait is a protocol of its own, so a model conforms only to those that it has.

/// A model with a title.
public protocol Titled {
  /// The title.
  var title: String? { get }
}

/// A model with a second line, or a value.
public protocol Subtitled {
  /// The second line.
  var subtitle: String? { get }
}

/// A model with an image.
public protocol Imaged {
  /// The image.
  @MainActor var image: UIImage? { get }
}

/// A model with a font for its title.
public protocol Fonted {
  /// The font; `nil` for the cell's default.
  @MainActor var font: UIFont? { get }
}

/// A model with a colour for its title.
public protocol Colored {
  /// The colour; `nil` for the cell's default.
  @MainActor var color: UIColor? { get }
}

/// A model with an accessory at the end of its row.
public protocol Accessorized {
  /// The accessory.
  @MainActor var accessory: UITableViewCell.AccessoryType { get }
}

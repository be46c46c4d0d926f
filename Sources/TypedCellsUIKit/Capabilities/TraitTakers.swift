// A cell chooses where it shows a trait. The capabilities of this module set the traits of a model, and reset
// those that the model lacks.

/// A cell that takes a title.
@MainActor
public protocol TitleTaking: AnyObject {
  /// Shows a title.
  ///
  /// - Parameter title: the title, or `nil` to show none.
  func take(title: String?)
}

/// A cell that takes a second line.
@MainActor
public protocol SubtitleTaking: AnyObject {
  /// Shows a second line.
  ///
  /// - Parameter subtitle: the second line, or `nil` to show none.
  func take(subtitle: String?)
}

/// A cell that takes an image.
@MainActor
public protocol ImageTaking: AnyObject {
  /// Shows an image.
  ///
  /// - Parameter image: the image, or `nil` to show none.
  func take(image: UIImage?)
}

/// A cell that takes a font for its title.
@MainActor
public protocol FontTaking: AnyObject {
  /// Sets the font of the title.
  ///
  /// - Parameter font: the font, or `nil` for the cell's default.
  func take(font: UIFont?)
}

/// A cell that takes a colour for its title.
@MainActor
public protocol ColorTaking: AnyObject {
  /// Sets the colour of the title.
  ///
  /// - Parameter color: the colour, or `nil` for the cell's default.
  func take(color: UIColor?)
}

/// A cell that takes an accessory.
@MainActor
public protocol AccessoryTaking: AnyObject {
  /// Shows an accessory.
  ///
  /// - Parameter accessory: the accessory; `.none` shows none.
  func take(accessory: UITableViewCell.AccessoryType)
}

extension UITableViewCell: AccessoryTaking {
  public func take(accessory: UITableViewCell.AccessoryType) { accessoryType = accessory }
}

/// A cell that shows a title, with its font and colour, in a label of its own.
///
/// ```swift
/// final class PriceCell: UICollectionViewCell, LabelCarrying {
///   let titleLabel: UILabel? = UILabel()
/// }
/// ```
@MainActor
public protocol LabelCarrying: TitleTaking, FontTaking, ColorTaking {
  /// The label of the title.
  var titleLabel: UILabel? { get }
}

extension LabelCarrying {
  public func take(title: String?) { titleLabel?.text = title }
  public func take(font: UIFont?) {
    titleLabel?.font = font ?? .preferredFont(forTextStyle: .body)
  }
  public func take(color: UIColor?) { titleLabel?.textColor = color ?? .label }
}

/// A cell with a label for a second line.
@MainActor
public protocol DetailLabelCarrying: SubtitleTaking {
  /// The label of the second line.
  var subtitleLabel: UILabel? { get }
}

extension DetailLabelCarrying {
  public func take(subtitle: String?) { subtitleLabel?.text = subtitle }
}

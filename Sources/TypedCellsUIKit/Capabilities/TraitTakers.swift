// What a cell may take. A cell says where a trait goes; the capabilities move it there, and take it back.

/// A cell that takes a title.
@MainActor
public protocol TitleTaking: AnyObject {
  /// Shows a title; `nil` for none.
  ///
  /// - Parameter title: the text of the title.
  func take(title: String?)
}

/// A cell that takes a second line.
@MainActor
public protocol SubtitleTaking: AnyObject {
  /// Shows a second line; `nil` for none.
  ///
  /// - Parameter subtitle: the text of the second line.
  func take(subtitle: String?)
}

/// A cell that takes an image.
@MainActor
public protocol ImageTaking: AnyObject {
  /// Shows an image; `nil` for none.
  ///
  /// - Parameter image: the image.
  func take(image: UIImage?)
}

/// A cell that takes a font for its title.
@MainActor
public protocol FontTaking: AnyObject {
  /// Sets the font; `nil` for the cell's own.
  ///
  /// - Parameter font: the font of the title.
  func take(font: UIFont?)
}

/// A cell that takes a colour for its title.
@MainActor
public protocol ColorTaking: AnyObject {
  /// Sets the colour; `nil` for the cell's own.
  ///
  /// - Parameter color: the colour of the title.
  func take(color: UIColor?)
}

/// A cell that takes an accessory.
@MainActor
public protocol AccessoryTaking: AnyObject {
  /// Shows an accessory.
  ///
  /// - Parameter accessory: the accessory; `.none` for none.
  func take(accessory: UITableViewCell.AccessoryType)
}

extension UITableViewCell: AccessoryTaking {
  public func take(accessory: UITableViewCell.AccessoryType) { accessoryType = accessory }
}

/// A cell with labels of its own: it takes every trait that there is a label for.
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

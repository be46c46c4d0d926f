// A cell chooses where it shows a trait. The capabilities of this module set the traits of a model, and reset
// those that the model lacks.

/// A cell that shows the title of ``Titled`` models. ``ListContentCarrying`` and ``LabelCarrying`` implement it.
@MainActor
public protocol TitleShowing: AnyObject {
  /// Shows a title.
  ///
  /// - Parameter title: the title, or `nil` to show none.
  func show(title: String?)
}

/// A cell that shows the second line of ``Subtitled`` models.
@MainActor
public protocol SubtitleShowing: AnyObject {
  /// Shows a second line.
  ///
  /// - Parameter subtitle: the second line, or `nil` to show none.
  func show(subtitle: String?)
}

/// A cell that shows the image of ``Imaged`` models.
@MainActor
public protocol ImageShowing: AnyObject {
  /// Shows an image.
  ///
  /// - Parameter image: the image, or `nil` to show none.
  func show(image: UIImage?)
}

/// A cell that shows its title in the font of ``Fonted`` models.
@MainActor
public protocol FontShowing: AnyObject {
  /// Sets the font of the title.
  ///
  /// - Parameter font: the font, or `nil` for the cell's default.
  func show(font: UIFont?)
}

/// A cell that shows its title in the colour of ``Colored`` models.
@MainActor
public protocol ColorShowing: AnyObject {
  /// Sets the colour of the title.
  ///
  /// - Parameter color: the colour, or `nil` for the cell's default.
  func show(color: UIColor?)
}

/// A cell that shows the accessory of ``Accessorized`` models. Each `UITableViewCell` does.
@MainActor
public protocol AccessoryShowing: AnyObject {
  /// Shows an accessory.
  ///
  /// - Parameter accessory: the accessory; `.none` shows none.
  func show(accessory: UITableViewCell.AccessoryType)
}

extension UITableViewCell: AccessoryShowing {
  public func show(accessory: UITableViewCell.AccessoryType) { accessoryType = accessory }
}

/// A cell that shows a title, with its font and colour, in its own label.
///
/// ```swift
/// final class PriceCell: UICollectionViewCell, LabelCarrying {
///   let titleLabel: UILabel? = UILabel()
/// }
/// ```
@MainActor
public protocol LabelCarrying: TitleShowing, FontShowing, ColorShowing {
  /// The label of the title.
  var titleLabel: UILabel? { get }
}

extension LabelCarrying {
  public func show(title: String?) { titleLabel?.text = title }
  public func show(font: UIFont?) {
    titleLabel?.font = font ?? .preferredFont(forTextStyle: .body)
  }
  public func show(color: UIColor?) { titleLabel?.textColor = color ?? .label }
}

/// A cell with a label for a second line.
@MainActor
public protocol DetailLabelCarrying: SubtitleShowing {
  /// The label of the second line.
  var subtitleLabel: UILabel? { get }
}

extension DetailLabelCarrying {
  public func show(subtitle: String?) { subtitleLabel?.text = subtitle }
}

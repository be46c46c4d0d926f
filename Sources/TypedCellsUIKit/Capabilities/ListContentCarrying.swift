/// A cell that shows its title, second line and image with a `UIListContentConfiguration`.
///
/// ```swift
/// final class SettingCell: UITableViewCell, ListContentCarrying {}
/// ```
@MainActor
public protocol ListContentCarrying: TitleShowing, SubtitleShowing, ImageShowing, FontShowing,
  ColorShowing
{
  /// The configuration of the cell's content.
  var contentConfiguration: (any UIContentConfiguration)? { get set }

  /// Returns the configuration of a cell of this style before anything is set.
  func defaultContentConfiguration() -> UIListContentConfiguration
}

extension ListContentCarrying {
  public func show(title: String?) { change { $0.text = title } }
  public func show(subtitle: String?) { change { $0.secondaryText = subtitle } }
  public func show(image: UIImage?) { change { $0.image = image } }

  public func show(font: UIFont?) {
    let standard = defaultContentConfiguration().textProperties.font
    change { $0.textProperties.font = font ?? standard }
  }

  public func show(color: UIColor?) {
    let standard = defaultContentConfiguration().textProperties.color
    change { $0.textProperties.color = color ?? standard }
  }

  private func change(_ change: (inout UIListContentConfiguration) -> Void) {
    var content =
      contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    change(&content)
    contentConfiguration = content
  }
}

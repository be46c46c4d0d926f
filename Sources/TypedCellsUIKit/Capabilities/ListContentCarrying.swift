/// A cell that shows its title, its second line and its image by a `UIListContentConfiguration`.
///
/// ```swift
/// final class SettingCell: UITableViewCell, ListContentCarrying {}
/// ```
@MainActor
public protocol ListContentCarrying: TitleTaking, SubtitleTaking, ImageTaking, FontTaking,
  ColorTaking
{
  /// What the cell shows.
  var contentConfiguration: (any UIContentConfiguration)? { get set }

  /// What a cell of this style shows before anything is set.
  func defaultContentConfiguration() -> UIListContentConfiguration
}

extension ListContentCarrying {
  public func take(title: String?) { change { $0.text = title } }
  public func take(subtitle: String?) { change { $0.secondaryText = subtitle } }
  public func take(image: UIImage?) { change { $0.image = image } }

  public func take(font: UIFont?) {
    let own = defaultContentConfiguration().textProperties.font
    change { $0.textProperties.font = font ?? own }
  }

  public func take(color: UIColor?) {
    let own = defaultContentConfiguration().textProperties.color
    change { $0.textProperties.color = color ?? own }
  }

  private func change(_ change: (inout UIListContentConfiguration) -> Void) {
    var content =
      contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
    change(&content)
    contentConfiguration = content
  }
}

/// The separators above and below a list's cell.
@available(iOS 14.5, tvOS 14.5, visionOS 1, *)
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible.
  public enum Visibility: Hashable, Sendable {
    /// The list decides.
    case automatic

    /// The separator is visible.
    case visible

    /// The separator is hidden.
    case hidden
  }

  /// A value that means the insets the list chooses itself.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)
  }

  /// The visibility of the separator above the cell.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator below the cell.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator above the cell.
  public var topSeparatorInsets = automaticInsets

  /// The insets of the separator below the cell.
  public var bottomSeparatorInsets = automaticInsets

  /// The colour of the separators.
  public var color = UIColor.separator

  /// The colour of the separators while the user selects several rows.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default separators of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

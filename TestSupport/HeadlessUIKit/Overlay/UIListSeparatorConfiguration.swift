/// The lines above and below a row of a list.
@available(iOS 14.5, tvOS 14.5, visionOS 1, *)
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Hashable, Sendable {
    /// As the list decides.
    case automatic

    /// In any case.
    case visible

    /// In no case.
    case hidden
  }

  /// Insets that mean the list's own.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
      bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  }

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the line above is away from the edges.
  public var topSeparatorInsets = automaticInsets

  /// How far the line below is away from the edges.
  public var bottomSeparatorInsets = automaticInsets

  /// The colour of the lines.
  public var color = UIColor.separator

  /// The colour of the lines while several rows are being selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the lines of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The appearance of a list section, its headers and footers, and the swipe actions of its items.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Hashable, Sendable {
    /// The appearance of a plain table.
    case plain

    /// The appearance of a grouped table.
    case grouped

    /// The appearance of an inset-grouped table.
    case insetGrouped

    /// The appearance of a sidebar.
    case sidebar

    /// The appearance of a plain sidebar.
    case sidebarPlain
  }

  /// The kinds of section headers.
  public enum HeaderMode: Hashable, Sendable {
    /// No header.
    case none

    /// A supplementary view.
    case supplementary

    /// The section's first item, styled as a header.
    case firstItemInSection
  }

  /// The kinds of section footers.
  public enum FooterMode: Hashable, Sendable {
    /// No footer.
    case none

    /// A supplementary view.
    case supplementary
  }

  #if !os(tvOS)
    /// Returns the swipe actions of an item, or `nil` if it has none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
      UISwipeActionsConfiguration?
  #endif

  /// The appearance of the list.
  public let appearance: Appearance

  /// Returns the separators of an item, given the list's separators.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Whether cells have separators.
  public var showsSeparators = true

  /// The default separators of all items.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get {
      separators as? UIListSeparatorConfiguration
        ?? UIListSeparatorConfiguration(listAppearance: appearance)
    }
    set { separators = newValue }
  }

  /// The closure that adapts the separators of an item.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { separatorHandler as? ItemSeparatorHandler }
    set { separatorHandler = newValue }
  }

  // The type is `Any`, because a stored property can't have an availability of its own.
  private var separators: Any?
  private var separatorHandler: Any?

  /// The background colour of the section.
  public var backgroundColor: UIColor?

  /// The kind of the section's header.
  public var headerMode = HeaderMode.none

  /// The kind of the section's footer.
  public var footerMode = FooterMode.none

  /// The distance above the header, in points.
  public var headerTopPadding: CGFloat?

  #if !os(tvOS)
    /// Provides the actions of a swipe from the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Provides the actions of a swipe from the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  #endif

  /// Creates a configuration with separators, and without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a list in a collection looks like, and what its rows' swipes uncover.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// Which of the looks of tables and sidebars a list has.
  public enum Appearance: Hashable, Sendable {
    /// As a plain table.
    case plain

    /// As a grouped table.
    case grouped

    /// As a table of round groups.
    case insetGrouped

    /// As a sidebar.
    case sidebar

    /// As a plain sidebar.
    case sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Hashable, Sendable {
    /// Nothing.
    case none

    /// A supplementary view.
    case supplementary

    /// The section's first item.
    case firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Hashable, Sendable {
    /// Nothing.
    case none

    /// A supplementary view.
    case supplementary
  }

  #if !os(tvOS)
    /// Says what a swipe over an item uncovers.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
      UISwipeActionsConfiguration?
  #endif

  /// The look of the list.
  public let appearance: Appearance

  /// Returns the lines of one row, from those of the list.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Whether there are lines between rows.
  public var showsSeparators = true

  /// The lines of all rows.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get {
      separators as? UIListSeparatorConfiguration
        ?? UIListSeparatorConfiguration(listAppearance: appearance)
    }
    set { separators = newValue }
  }

  /// Changes the lines of single rows.
  @available(iOS 14.5, tvOS 14.5, visionOS 1, *)
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { separatorHandler as? ItemSeparatorHandler }
    set { separatorHandler = newValue }
  }

  // Stored properties can't be newer than their type.
  private var separators: Any?
  private var separatorHandler: Any?

  /// The colour behind the rows.
  public var backgroundColor: UIColor?

  /// What stands above a section.
  public var headerMode = HeaderMode.none

  /// What stands below a section.
  public var footerMode = FooterMode.none

  /// The distance above a header.
  public var headerTopPadding: CGFloat?

  #if !os(tvOS)
    /// What a swipe from the leading edge uncovers.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What a swipe from the trailing edge uncovers.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  #endif

  /// Creates a list of a look, with separators and without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

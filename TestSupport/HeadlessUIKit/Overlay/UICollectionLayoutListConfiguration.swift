#if os(Linux)
  /// What a list in a collection looks like, and what its rows' swipes uncover.
  @MainActor
  public struct UICollectionLayoutListConfiguration {
    /// Which of the looks of tables and sidebars a list has.
    public enum Appearance: Hashable, Sendable {
      case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What stands above a section.
    public enum HeaderMode: Hashable, Sendable {
      case none, supplementary, firstItemInSection
    }

    /// What stands below a section.
    public enum FooterMode: Hashable, Sendable {
      case none, supplementary
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
      UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) { self.appearance = appearance }
  }
#endif

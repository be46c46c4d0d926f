import TypedCells

/// Answers to the layout of a list about rows and sections.
extension ListViewHost where View == UICollectionView {
  /// Prepares a configuration of a list layout for the content of the list.
  ///
  /// `CollectionList(in:appearance:)` does this for you, and sections with a `layout(_:)` of their own can be grids.
  /// Call it if you create the layout yourself, for example because it is a subclass:
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
  ///   [weak host = list.host] section, environment in
  ///   var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  ///   host?.prepare(&configuration, forSection: section)
  ///   return .list(using: configuration, layoutEnvironment: environment)
  /// }
  /// ```
  ///
  /// A collection view gets the swipe actions and separators of rows from its layout, and not from its delegate.
  /// A row that handles `commitEdit` and offers no trailing actions can be deleted by a swipe, as in a table.
  ///
  /// - Parameters:
  ///   - configuration: the configuration; change it afterwards as you like.
  ///   - section: the section that the layout is for. It then has a header and a footer if the content has. For
  ///     `nil`, the configuration keeps its header and footer modes.
  public func prepare(
    _ configuration: inout UICollectionLayoutListConfiguration, forSection section: Int? = nil
  ) {
    collectionAdapter?.hasListSections = true
    collectionAdapter?.isMakingList = true
    if let section {
      collectionAdapter?.layoutFollowsContent = true
      configuration.headerMode =
        headerFooter(at: .header, ofSection: section) == nil ? .none : .supplementary
      configuration.footerMode =
        headerFooter(at: .footer, ofSection: section) == nil ? .none : .supplementary
    }
    #if !os(tvOS)
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
        self?.swipeActions(at: path, from: .leading).map { UISwipeActionsConfiguration($0) }
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        self?.swipeActions(at: path, from: .trailing).map { UISwipeActionsConfiguration($0) }
      }
      configuration.itemSeparatorHandler = { [weak self] path, separators in
        self?.send(.separators, path, separators) ?? separators
      }
    #endif
  }
}

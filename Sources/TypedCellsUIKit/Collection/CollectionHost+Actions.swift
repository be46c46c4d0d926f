public import TypedCells

/// Swipe actions and accessories of rows in list layouts.
extension ListViewHost where View == UICollectionView {
  #if !os(tvOS)
    /// Lets rows of a list layout offer swipe actions, by `leadingSwipeActions` and
    /// `trailingSwipeActions`.
    ///
    /// A collection view asks its layout for swipe actions, so pass the configuration of your layout before
    /// you create the layout from it:
    ///
    /// ```swift
    /// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    /// list.host.provideSwipeActions(to: &configuration)
    /// collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    /// ```
    ///
    /// A row that handles `commitEdit` and offers no trailing actions can be deleted by a swipe, as
    /// in a table.
    ///
    /// - Parameter configuration: the configuration of a list layout, or of a section with list layout.
    public func provideSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
      collectionAdapter?.providesSwipeActions = true
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
        self?.send(.leadingSwipeActions, path).map { UISwipeActionsConfiguration($0) }
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        guard let self, let row = row(at: path) else { return nil }
        if let actions = row.answer(to: .trailingSwipeActions) {
          return UISwipeActionsConfiguration(actions)
        }
        guard row.answer(to: .canEdit) ?? true, row.handles(.commitEdit),
          row.answer(to: .editingStyle) ?? .delete == .delete
        else { return nil }
        let delete = RowAction("Delete", style: .destructive) { [weak self] in
          self?.send(.commitEdit, path, .delete)
        }
        let image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration([delete.image(image).fullSwipe(true)])
      }
    }
  #endif

  /// The accessories for the events that a row handles: a control to delete or insert by
  /// `commitEdit` and one to move the row, both while the collection view is edited, and a button
  /// for `accessoryTap`, which UIKit has since iOS 15.4.
  ///
  /// A collection view has no delegate methods for these, so give them to the cell when you configure it:
  ///
  /// ```swift
  /// Row(NoteCell.self, note)
  ///   .on(.commitEdit, weak: screen) { screen, note, _ in screen.delete(note) }
  ///   .configure { [weak host = list.host] cell, _, path in
  ///     cell.accessories = host?.accessories(ofRowAt: path) ?? []
  ///   }
  /// ```
  ///
  /// - Parameter path: the row's path.
  /// - Returns: the accessories, from the leading edge to the trailing one.
  public func accessories(ofRowAt path: RowPath) -> [UICellAccessory] {
    guard let content, let row = content.row(at: path) else { return [] }
    var accessories: [UICellAccessory] = []
    #if !os(tvOS)
      switch content.editingStyleOfRow(at: path) {
      case .none: break
      case .delete:
        accessories.append(.delete(actionHandler: { row.answer(to: .commitEdit, .delete) }))
      case .insert:
        accessories.append(.insert(actionHandler: { row.answer(to: .commitEdit, .insert) }))
      }
      if content.canMoveRow(at: path) { accessories.append(.reorder()) }
      if #available(iOS 15.4, *), row.handles(.accessoryTap) {
        accessories.append(.detail(actionHandler: { row.answer(to: .accessoryTap) }))
      }
    #endif
    return accessories
  }

  /// Creates a cell from a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the registration; the list needn't know it.
  /// - Throws: a ``DequeuingError`` if the nib doesn't exist. A collection view has no way to look for a prototype
  ///   that it may not have, so a prototype is ``DequeuingError/uncheckedPrototype(_:)``.
  public func makeCell(
    for registration: CellRegistration<UICollectionViewCell>
  ) throws(DequeuingError) -> UICollectionViewCell {
    try CellMaker().makeCell(for: registration)
  }
}

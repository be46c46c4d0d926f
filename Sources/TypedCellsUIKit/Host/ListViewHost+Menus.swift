import TypedCells

@available(tvOS 17, *)
extension ListViewHost {
  /// Returns the context menu of a row.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - own: calls your delegate if the row has neither actions nor a preview.
  func contextMenu(
    at path: IndexPath, orElse own: () -> UIContextMenuConfiguration?
  ) -> UIContextMenuConfiguration? {
    guard let row = row(at: path) else { return own() }
    let actions = row.answer(to: .contextMenu)
    let hasPreview = row.handles(.contextMenuPreview)
    guard actions != nil || hasPreview else { return own() }
    guard hasPreview || actions?.isEmpty == false else { return nil }
    return UIContextMenuConfiguration(
      identifier: MenuIdentifier(row),
      previewProvider: hasPreview ? { row.answer(to: .contextMenuPreview) ?? nil } : nil,
      actionProvider: actions.map { actions in { _ in UIMenu(actions) } })
  }

  #if !os(tvOS)
    /// Informs a row that the user has tapped the preview of its menu.
    func didTapPreview(
      of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let row = (menu.identifier as? MenuIdentifier<Cell>)?.row,
        row.handles(.contextMenuCommit)
      else { return }
      // The preview grows to the size of the screen that the row shows then.
      animator.preferredCommitStyle = .pop
      animator.addCompletion { row.answer(to: .contextMenuCommit) }
    }
  #endif
}

/// Identifies the menu of a row. UIKit passes it back when the user taps the menu's preview.
final class MenuIdentifier<Cell: AnyObject>: NSObject, NSCopying {
  let row: AnyRow<Cell>

  init(_ row: AnyRow<Cell>) { self.row = row }

  func copy(with zone: NSZone? = nil) -> Any { self }
}

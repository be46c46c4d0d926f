import TypedCells

@available(tvOS 17, *)
extension ListViewHost {
  /// The context menu of a row.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - own: asks the developer's delegate, if the row has neither actions nor a preview.
  func contextMenu(
    at path: IndexPath, orElse own: () -> UIContextMenuConfiguration?
  ) -> UIContextMenuConfiguration? {
    guard let row = row(at: path) else { return own() }
    let actions = row.answer(to: .contextMenu)
    let hasPreview = row.handles(.contextMenuPreview)
    guard actions != nil || hasPreview else { return own() }
    guard hasPreview || actions?.isEmpty == false else { return nil }
    return UIContextMenuConfiguration(
      identifier: MenuIdentifier {
        #if !os(tvOS)
          row.answer(to: .contextMenuCommit)
        #endif
      },
      previewProvider: hasPreview ? { row.answer(to: .contextMenuPreview) ?? nil } : nil,
      actionProvider: actions.map { actions in { _ in UIMenu(actions) } })
  }

  #if !os(tvOS)
    /// Informs a row that the user has tapped the preview of its menu.
    func didTapPreview(
      of menu: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let identifier = menu.identifier as? MenuIdentifier else { return }
      // The next screen appears when the preview has grown to its size.
      animator.addCompletion { identifier.commit() }
    }
  #endif
}

/// Identifies the menu of a row. UIKit passes it back when the user taps the menu's preview.
final class MenuIdentifier: NSObject, NSCopying {
  let commit: @MainActor () -> Void

  init(_ commit: @escaping @MainActor () -> Void) { self.commit = commit }

  func copy(with zone: NSZone? = nil) -> Any { self }
}

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
    if row.isDisabled { return nil }
    let menu = row.answer(to: .menu) ?? nil
    let actions = menu == nil ? row.answer(to: .contextMenu) : nil
    let hasPreview = row.handles(.contextMenuPreview)
    guard menu != nil || actions != nil || hasPreview else { return own() }
    guard hasPreview || menu != nil || actions?.isEmpty == false else { return nil }
    let shownMenu = menu ?? actions.map { UIMenu($0) }
    return UIContextMenuConfiguration(
      identifier: MenuIdentifier(row, in: adapter.cell(at: path)),
      previewProvider: hasPreview ? { row.answer(to: .contextMenuPreview) ?? nil } : nil,
      actionProvider: shownMenu.map { menu in { _ in menu } })
  }

  #if !os(tvOS)
    /// Returns the preview of a row's menu, if the row chose a view of its cell and the cell still shows the row.
    func preview(of menu: UIContextMenuConfiguration) -> UITargetedPreview? {
      guard let identifier = menu.identifier as? MenuIdentifier<Cell>, let cell = identifier.cell,
        let path = list?.views[cell]?.path, let row = list?.row(at: path),
        row.fullIdentity == identifier.row.fullIdentity,
        let view = row.answer(to: .menuPreviewView, cell) ?? nil, view.window != nil
      else { return nil }
      let parameters = UIPreviewParameters()
      parameters.backgroundColor = .clear
      parameters.visiblePath = UIBezierPath(
        roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius)
      return UITargetedPreview(view: view, parameters: parameters)
    }

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
  private(set) weak var cell: Cell?

  init(_ row: AnyRow<Cell>, in cell: Cell?) {
    self.row = row
    self.cell = cell
  }

  func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A menu that a long press on a row or item, or a user of a button, has opened.
///
/// ```swift
/// let menu = table.user.longPressRow(at: IndexPath(row: 0, section: 0))
/// menu?.choose("Share")
/// ```
@MainActor
public struct ContextMenuOnScreen {
  /// The delegate's configuration of the menu.
  public let configuration: UIContextMenuConfiguration

  /// The menu, or `nil` if there is only a preview.
  public let menu: UIMenu?

  /// The view controller of the preview, or `nil` if the cell is the preview.
  public let preview: UIViewController?

  /// The delegate's preview in place of the cell, or `nil`.
  public let highlightPreview: UITargetedPreview?

  private let events: Events

  /// The delegate's methods for the menu's events.
  struct Events {
    let highlight: (UIContextMenuConfiguration) -> UITargetedPreview?
    let display: (UIContextMenuConfiguration, any UIContextMenuInteractionAnimating) -> Void
    let end: (UIContextMenuConfiguration, any UIContextMenuInteractionAnimating) -> Void
    let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
  }

  init(configuration: UIContextMenuConfiguration, events: Events) {
    self.configuration = configuration
    self.events = events
    menu = configuration.makeMenu()
    menu?.loadDeferredElements()
    preview = configuration.makePreview()
    highlightPreview = events.highlight(configuration)
    animate { events.display(configuration, $0) }
  }

  /// Opens the menu of a button.
  init(menu: UIMenu) {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      menu
    }
    self.init(
      configuration: configuration,
      events: Events(
        highlight: { _ in nil }, display: { _, _ in }, end: { _, _ in }, commit: { _, _ in }))
  }

  /// Taps the preview. Apps usually show the next screen.
  public func tapPreview() {
    animate { events.commit(configuration, $0) }
    close()
  }

  /// Taps outside the menu, which closes it.
  public func close() { animate { events.end(configuration, $0) } }

  private func animate(_ announce: (ContextMenuAnimation) -> Void) {
    let animation = ContextMenuAnimation(preview: preview)
    announce(animation)
    animation.run()
  }

  /// The titles of the actions that are neither disabled nor hidden, from top to bottom.
  public var titles: [String] { actions.map(\.title) }

  /// Chooses an action. The menu closes, unless the action keeps it open.
  ///
  /// - Parameter title: the action's title.
  /// - Returns: whether there is such an action.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform(sender: nil)
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    return true
  }

  private var actions: [UIAction] { menu.map(actions) ?? [] }

  private func actions(of element: UIMenuElement) -> [UIAction] {
    switch element {
    case let action as UIAction:
      action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
    case let menu as UIMenu: menu.children.flatMap(actions)
    case let deferred as UIDeferredMenuElement: deferred.elements.flatMap(actions)
    default: []
    }
  }
}

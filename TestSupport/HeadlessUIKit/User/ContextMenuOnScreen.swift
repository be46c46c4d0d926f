/// A context menu that a long press shows.
@MainActor
public struct ContextMenuOnScreen {
  /// What the delegate returned.
  public let configuration: UIContextMenuConfiguration

  /// The menu, or `nil` where there is only a preview.
  public let menu: UIMenu?

  /// The controller of the preview, or `nil` if the cell itself is lifted.
  public let preview: UIViewController?

  /// What the delegate returned to lift in place of the cell, or `nil`.
  public let highlightPreview: UITargetedPreview?

  private let events: Events

  /// How the delegate learns what happens to the menu.
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
    preview = configuration.makePreview()
    highlightPreview = events.highlight(configuration)
    animate { events.display(configuration, $0) }
  }

  /// Taps the preview, which usually leads to the next screen.
  public func tapPreview() {
    animate { events.commit(configuration, $0) }
    close()
  }

  /// Taps beside the menu, which closes it.
  public func close() { animate { events.end(configuration, $0) } }

  private func animate(_ announce: (ContextMenuAnimation) -> Void) {
    let animation = ContextMenuAnimation(preview: preview)
    announce(animation)
    animation.run()
  }

  /// The titles of the actions that the user can choose, from top to bottom.
  public var titles: [String] { actions.map(\.title) }

  /// Chooses an action.
  ///
  /// - Parameter title: the action's title.
  /// - Returns: whether there is such an action.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    action.perform(sender: nil)
    close()
    return true
  }

  private var actions: [UIAction] {
    menu.map(actions) ?? []
  }

  private func actions(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element in
      if let action = element as? UIAction {
        return action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      }
      return (element as? UIMenu).map(actions) ?? []
    }
  }
}

/// A context menu that a long press shows.
@MainActor
public struct ContextMenuOnScreen {
  /// What the delegate returned.
  public let configuration: UIContextMenuConfiguration

  /// The menu, or `nil` where there is only a preview.
  public let menu: UIMenu?

  init(configuration: UIContextMenuConfiguration) {
    self.configuration = configuration
    menu = configuration.makeMenu()
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

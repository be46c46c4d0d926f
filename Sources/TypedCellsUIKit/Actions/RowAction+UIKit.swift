public import TypedCells

extension RowAction {
  /// Shows an image with the action: next to the title in a menu, in place of the title in a swipe.
  ///
  /// - Parameter image: the image; `nil` for none.
  /// - Returns: the changed action.
  public func image(_ image: UIImage?) -> RowAction {
    var action = self
    action.image = image
    return action
  }

  /// Chooses the colour behind the action in a swipe.
  ///
  /// - Parameter color: the colour; `nil` for UIKit's own.
  /// - Returns: the changed action.
  public func backgroundColor(_ color: UIColor?) -> RowAction {
    var action = self
    action.backgroundColor = color
    return action
  }

  /// The action in a menu; an action with children becomes a submenu.
  fileprivate var menuElement: UIMenuElement {
    let image = image as? UIImage
    guard children.isEmpty else {
      return UIMenu(title: title, image: image, children: children.map(\.menuElement))
    }
    var attributes: UIMenuElement.Attributes = style == .destructive ? .destructive : []
    if !isEnabled { attributes.insert(.disabled) }
    return UIAction(
      title: title, image: image, attributes: attributes, state: isChecked ? .on : .off,
      handler: { _ in self() })
  }
}

extension UIMenu {
  /// A menu of a row's actions.
  convenience init(_ actions: [RowAction]) { self.init(children: actions.map(\.menuElement)) }
}

#if !os(tvOS)
  extension RowAction {
    fileprivate var contextualAction: UIContextualAction {
      let action = UIContextualAction(
        style: style == .destructive ? .destructive : .normal, title: title,
        handler: { _, _, complete in perform(completion: complete) })
      action.image = image as? UIImage
      if let color = backgroundColor as? UIColor { action.backgroundColor = color }
      return action
    }
  }

  extension UISwipeActionsConfiguration {
    /// The buttons of a row's actions, the outermost first.
    convenience init(_ actions: [RowAction]) {
      let actions = actions.flatMap(\.swipeActions)
      self.init(actions: actions.map(\.contextualAction))
      performsFirstActionWithFullSwipe = actions.first?.allowsFullSwipe ?? false
    }
  }
#endif

import TypedCells

extension RowAction {
  /// The action in a menu; an action with children becomes a submenu.
  fileprivate var menuElement: UIMenuElement {
    guard children.isEmpty else {
      return UIMenu(title: title, children: children.map(\.menuElement))
    }
    return UIAction(
      title: title, attributes: style == .destructive ? .destructive : [], handler: { _ in self() })
  }
}

@available(tvOS 17, *)
extension UIContextMenuConfiguration {
  /// A menu of a row's actions; `nil` for none.
  convenience init?(_ actions: [RowAction]) {
    guard !actions.isEmpty else { return nil }
    self.init(
      identifier: nil, previewProvider: nil,
      actionProvider: { _ in UIMenu(children: actions.map(\.menuElement)) })
  }
}

#if !os(tvOS)
  extension RowAction {
    /// The action behind a swipe.
    fileprivate var contextualAction: UIContextualAction {
      UIContextualAction(
        style: style == .destructive ? .destructive : .normal, title: title,
        handler: { _, _, complete in
          self()
          complete(true)
        })
    }
  }

  extension UISwipeActionsConfiguration {
    /// The buttons of a row's actions, the outermost first.
    ///
    /// A swipe across the whole row performs the first action, unless that is destructive.
    convenience init(_ actions: [RowAction]) {
      self.init(actions: actions.map(\.contextualAction))
      performsFirstActionWithFullSwipe = actions.first?.style != .destructive
    }
  }
#endif

#if !os(tvOS)
  import TypedCells

  extension RowAction {
    /// The action as a long press shows it; one with children becomes a menu.
    fileprivate var menuElement: UIMenuElement {
      guard children.isEmpty else {
        return UIMenu(title: title, children: children.map(\.menuElement))
      }
      return UIAction(
        title: title, attributes: style == .destructive ? .destructive : [],
        handler: { _ in self() })
    }

    /// The action as a swipe shows it.
    fileprivate var contextualAction: UIContextualAction {
      UIContextualAction(
        style: style == .destructive ? .destructive : .normal, title: title,
        handler: { _, _, complete in
          self()
          complete(true)
        })
    }
  }

  extension UIContextMenuConfiguration {
    /// A menu of a row's actions; `nil` for none.
    convenience init?(_ actions: [RowAction]) {
      guard !actions.isEmpty else { return nil }
      self.init(
        identifier: nil, previewProvider: nil,
        actionProvider: { _ in UIMenu(children: actions.map(\.menuElement)) })
    }
  }

  extension UISwipeActionsConfiguration {
    /// The buttons of a row's actions, the outermost first.
    ///
    /// A swipe over the whole row does what the first does, unless that destroys something.
    convenience init(_ actions: [RowAction]) {
      self.init(actions: actions.map(\.contextualAction))
      performsFirstActionWithFullSwipe = actions.first?.style != .destructive
    }
  }
#endif

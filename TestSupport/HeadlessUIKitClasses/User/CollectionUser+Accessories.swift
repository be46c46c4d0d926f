extension CollectionUser {
  /// Returns the visible accessories of a list's cell. Some are visible only in editing mode, others only outside it.
  public func accessories(ofItemAt path: IndexPath) -> [UICellAccessory.AccessoryType] {
    visibleAccessories(ofItemAt: path).map(\.accessoryType)
  }

  /// Taps an accessory of a list's cell. A control to delete without an action shows the trailing swipe actions, see
  /// `swipeOnScreen(ofItemAt:)`.
  ///
  /// - Parameters:
  ///   - type: the kind of accessory.
  ///   - path: the item.
  /// - Returns: whether such an accessory is visible, and has an action, shows swipe actions, or is a custom view that
  ///   contains an enabled control.
  @discardableResult
  public func tapAccessory(
    _ type: UICellAccessory.AccessoryType, ofItemAt path: IndexPath
  ) -> Bool {
    guard
      let accessory = visibleAccessories(ofItemAt: path).first(where: {
        $0.accessoryType == type
      })
    else { return false }
    if let action = accessory.action {
      action()
      return true
    }
    if let control = accessory.control { return control.user.tap() }
    return type == .delete && swipeItem(at: path, from: .trailing) != nil
  }

  /// Taps the first visible accessory in a list's cell that has an action, or is a custom view with a control. If there is
  /// none, the outline disclosure expands or collapses the item.
  ///
  /// - Returns: whether there is such an accessory. For an outline disclosure, whether the item can expand or
  ///   collapse; for a control, whether the user can touch it.
  @discardableResult
  public func tapAccessory(ofItemAt path: IndexPath) -> Bool {
    let accessories = visibleAccessories(ofItemAt: path)
    for accessory in accessories {
      if let action = accessory.action {
        action()
        return true
      }
      if let control = accessory.control { return control.user.tap() }
    }
    guard accessories.contains(where: { $0.accessoryType == .outlineDisclosure }) else {
      return false
    }
    return toggleItem(at: path)
  }

  private func toggleItem(at path: IndexPath) -> Bool {
    (collection.dataSource as? any OutlineToggling)?.toggleItem(at: path) ?? false
  }

  /// Taps an accessory that fills its cell: an outline disclosure of the style `header`.
  ///
  /// - Returns: whether the cell has one. Such a cell can't be selected.
  func tapFillingAccessory(ofItemAt path: IndexPath) -> Bool {
    guard let accessory = visibleAccessories(ofItemAt: path).first(where: { $0.look.fillsCell })
    else { return false }
    if let action = accessory.action { action() } else { _ = toggleItem(at: path) }
    return true
  }

  private func visibleAccessories(ofItemAt path: IndexPath) -> [UICellAccessory] {
    guard canTouch(path), let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
    else { return [] }
    return cell.accessories.filter {
      $0.isShown
        && ($0.displayed == .always || ($0.displayed == .whenEditing) == collection.isEditing)
    }
  }
}

extension UICellAccessory {
  /// The control of a custom view: the view itself, or the first control inside.
  @MainActor
  fileprivate var control: UIControl? {
    guard case .customView(let view) = accessoryType else { return nil }
    return Self.control(in: view)
  }

  @MainActor
  private static func control(in view: UIView) -> UIControl? {
    if let control = view as? UIControl { return control }
    for child in view.subviews {
      if let control = control(in: child) { return control }
    }
    return nil
  }
}

extension CollectionUser {
  /// Moves the focus to an item, for example with a keyboard.
  ///
  /// - Parameter path: the item, or `nil` for the delegate's preferred item.
  /// - Returns: whether the item can be focused, and the delegate allows the focus to move.
  @discardableResult
  public func moveFocus(to path: IndexPath? = nil) -> Bool {
    let preferred =
      collection.askDelegate(CollectionMethod.preferredFocus) {
        $0.indexPathForPreferredFocusedView(in: collection)
      } ?? nil
    let path = path ?? preferred ?? IndexPath(item: 0, section: 0)
    guard collection.allowsFocus, canTouch(path),
      collection.cellForItem(at: path)?.canBecomeFocused == true
    else { return false }
    let context = UICollectionViewFocusUpdateContext(
      in: collection, from: collection.focusedPath, to: path)
    guard
      collection.askDelegate(
        CollectionMethod.shouldUpdateFocus,
        { $0.collectionView(collection, shouldUpdateFocusIn: context) })
        ?? true
    else { return false }
    collection.focusedPath = path
    collection.notifyDelegate(CollectionMethod.didUpdateFocus) {
      $0.collectionView(collection, didUpdateFocusIn: context, with: UIFocusAnimationCoordinator())
    }
    let selects = collection.askDelegate(CollectionMethod.selectionFollowsFocus) {
      $0.collectionView(collection, selectionFollowsFocusForItemAt: path)
    }
    if selects ?? collection.selectionFollowsFocus { selectItem(at: path, byTap: false) }
    return true
  }
}

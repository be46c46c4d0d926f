extension CollectionUser {
  /// Returns the lines that a row of a list shows, or `nil` if the item is in no list or the list has no lines.
  ///
  /// - Parameter path: the item.
  public func separators(ofItemAt path: IndexPath) -> UIListSeparatorConfiguration? {
    collection.layoutIfNeeded()
    guard collection.contains(path),
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section), list.showsSeparators
    else { return nil }
    return list.itemSeparatorHandler?(path, list.separatorConfiguration)
      ?? list.separatorConfiguration
  }
}

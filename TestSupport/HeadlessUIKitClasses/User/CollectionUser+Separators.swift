extension CollectionUser {
  /// Returns the separators of an item, or `nil` if the item isn't in a list or the list has no separators.
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

extension UICollectionView {
  /// Returns the result of an optional delegate method, or `nil` if the delegate doesn't implement it.
  func askDelegate<Answer>(
    _ name: String, _ call: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    guard delegateMethods.has(name), let delegate else { return nil }
    let answer = OptionalMethod.answer(name, of: delegate as any UICollectionViewDelegate, call)
    delegateMethods.learn(name, isPresent: answer != nil, in: delegate)
    return answer
  }

  /// Returns the result of an optional data source method, or `nil` if the data source doesn't implement it.
  func askDataSource<Answer>(
    _ name: String, _ call: (any UICollectionViewDataSource) -> Answer
  ) -> Answer? {
    guard dataSourceMethods.has(name), let dataSource else { return nil }
    let answer = OptionalMethod.answer(name, of: dataSource as any UICollectionViewDataSource, call)
    dataSourceMethods.learn(name, isPresent: answer != nil, in: dataSource)
    return answer
  }

  /// Returns whether the item of a visible cell takes part in editing mode.
  func canEdit(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return true }
    return askDelegate(CollectionMethod.canEdit) {
      $0.collectionView(self, canEditItemAt: path)
    } ?? true
  }

  func notifyDelegate(_ name: String, _ call: (any UICollectionViewDelegate) -> Void) {
    _ = askDelegate(name, call)
  }

  func count(ofSection section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      UIKitException.raise(
        "request for number of items in section \(section) when there are only \(counts.count) sections in "
          + "the collection view")
      return 0
    }
    return counts[section]
  }
}

extension UICollectionView {
  func dequeue(_ kind: String, _ identifier: String) -> (any ReusableView)? {
    let queue = queue(ofKind: kind)
    if queue.sources[identifier] == nil {
      UIKitException.raise(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    let view = queue.dequeue(identifier)
    if isLayingOut, let view = view as? UICollectionReusableView { unreturnedViews.append(view) }
    return view
  }
}

/// In apps that are built with the SDK of iOS 18 or later, a view that is dequeued has to be returned to the collection
/// view. HeadlessUIKit checks this only during its layout, so that tests can call a data source themselves.
extension UICollectionView {
  func removeFromUnreturned(_ view: UICollectionReusableView?) {
    unreturnedViews.removeAll { $0 === view }
  }

  func checkThatViewsWereReturned() {
    let views = unreturnedViews
    unreturnedViews = []
    for view in views {
      UIKitException.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. When the "
          + "collection view's data source is "
          + "asked to provide a view for a given index path, ensure that a single view is dequeued and returned to "
          + "the collection view. Avoid dequeuing views without a request from the collection view. For retrieving "
          + "an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
          + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view); Collection "
          + "view: \(self)")
    }
  }
}

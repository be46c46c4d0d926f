#if !os(tvOS)
  extension CollectionAdapter {
    /// Becomes the drag delegate of the collection view. Its drags have to be enabled on iPhones.
    func connectDrags(to view: UICollectionView) {
      guard let host else { return }
      if dragDelegate == nil { view.dragInteractionEnabled = true }
      let new = CollectionDragDelegate(host, own: ListViewDelegate.own(behind: view.dragDelegate))
      dragDelegate = new
      view.dragDelegate = new
    }

    func connectDrops(to view: UICollectionView) {
      guard let host else { return }
      let new = CollectionDropDelegate(host, own: ListViewDelegate.own(behind: view.dropDelegate))
      dropDelegate = new
      view.dropDelegate = new
    }

    /// Makes delegates that the developer gave the collection view since the last change the list's own delegates.
    func adoptOtherDragDelegates(of view: UICollectionView) {
      if let dragDelegate, let other = view.dragDelegate, other !== dragDelegate {
        connectDrags(to: view)
      }
      if let dropDelegate, let other = view.dropDelegate, other !== dropDelegate {
        connectDrops(to: view)
      }
    }
  }
#endif

import TypedCells

/// A call that creates a list, by its position in the source code.
struct CallSite: Equatable {
  let fileID: String
  let line: Int
  let column: Int
}

extension ListDriver where Host == CollectionHost {
  /// Creates a collection view that fills a container, and a list in it; or another driver of the same list, if
  /// evaluating the container created a list by the same call, as that of a `lazy var` does.
  ///
  /// A container can have several lists, so the list of another call isn't shared. If one call created several lists,
  /// none of them is shared, because nothing distinguishes them.
  ///
  /// - Parameters:
  ///   - container: returns the container, and may load it.
  ///   - call: the call that creates the list.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - makeLayout: creates the layout of the collection view.
  convenience init(
    filling container: () -> UIView, by call: CallSite,
    registry: CellRegistry<UICollectionViewCell>,
    headerFooters: CellRegistry<UICollectionReusableView>,
    options: CollectionOptions, makeLayout: () -> CollectionListLayout
  ) {
    let (container, created) = CreatedHosts.during(container)
    let hosts = created.compactMap { $0 as? CollectionHost }.filter {
      $0.call == call && $0.list != nil && $0.collectionView?.superview === container
    }
    if hosts.count == 1, let list = hosts[0].list {
      self.init(sharing: list)
      return
    }
    if hosts.count > 1 {
      logMistake(
        "\(call.fileID):\(call.line) created \(hosts.count) lists while the container was loaded, and creates "
          + "another one now; expected one call for each list. Create each list by a call of its own, or load the "
          + "view first.")
    }
    let collectionView = UICollectionView(
      frame: container.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(collectionView)
    let host = CollectionHost(deselectingIn: collectionView, options: options)
    host.call = call
    #if !os(tvOS)
      host.avoidsKeyboard = true
    #endif
    self.init(host: host, registry: registry, headerFooters: headerFooters)
  }
}

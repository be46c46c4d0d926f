import TypedCells

/// The data source and delegate of a host's collection view. It passes on to rows, and to your own delegate.
@MainActor
final class CollectionDelegate: NSObject {
  private weak var host: CollectionHost?
  private weak var adapter: CollectionAdapter?

  init(_ host: CollectionHost, adapter: CollectionAdapter) {
    self.host = host
    self.adapter = adapter
    super.init()
  }

  private var own: (any NSCollectionViewDelegate)? {
    host?.ownDelegate as? any NSCollectionViewDelegate
  }

  private var ownLayout: (any NSCollectionViewDelegateFlowLayout)? {
    host?.ownDelegate as? any NSCollectionViewDelegateFlowLayout
  }

  private func edge(of kind: NSCollectionView.SupplementaryElementKind) -> SectionEdge? {
    CollectionAdapter.kinds.first { $0.kind == kind }?.edge
  }
}

extension CollectionDelegate: NSCollectionViewDataSource {
  func numberOfSections(in collectionView: NSCollectionView) -> Int {
    host?.list?.sections.count ?? 0
  }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    host?.list?.rowCount(in: section) ?? 0
  }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    adapter?.makeItem(at: RowPath(indexPath)) ?? EmptyItem()
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    guard let edge = edge(of: kind) else { return NSView() }
    return adapter?.makeHeaderFooter(at: edge, kind: kind, section: indexPath.section) ?? NSView()
  }
}

extension CollectionDelegate: NSCollectionViewDelegateFlowLayout {
  // MARK: Coming on screen and leaving it

  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {
    host?.duringLayout {
      host?.willDisplay(RowPath(indexPath), in: item)
      ask(own?.collectionView(_:willDisplay:forRepresentedObjectAt:)) {
        $0(collectionView, item, indexPath)
      }
    }
  }

  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {
    host?.duringLayout {
      host?.didEndDisplaying(item)
      ask(own?.collectionView(_:didEndDisplaying:forRepresentedObjectAt:)) {
        $0(collectionView, item, indexPath)
      }
    }
  }

  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) {
    guard let edge = edge(of: kind) else { return }
    host?.duringLayout { host?.willDisplay(edge, ofSection: indexPath.section, in: view) }
  }

  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) {
    host?.duringLayout { host?.didEndDisplaying(view) }
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    let allowed = indexPaths.filter { host?.maySelectRow(at: RowPath($0)) ?? false }
    return ask(own?.collectionView(_:shouldSelectItemsAt:)) { $0(collectionView, allowed) }
      ?? allowed
  }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {
    // Your delegate is first, because a row's handler may change the content.
    let tell: @MainActor () -> Void = { [own] in
      ask(own?.collectionView(_:didSelectItemsAt:)) { $0(collectionView, indexPaths) }
    }
    host?.userDidSelect(indexPaths.map { RowPath($0) }.sorted(), deselected: [], after: tell)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {
    let tell: @MainActor () -> Void = { [own] in
      ask(own?.collectionView(_:didDeselectItemsAt:)) { $0(collectionView, indexPaths) }
    }
    // AppKit reports the items that the same click selects in another call, so changes wait for the next turn.
    host?.duringLayout {
      host?.userDidSelect([], deselected: indexPaths.map { RowPath($0) }.sorted(), after: tell)
    }
  }

  // MARK: Sizes

  func collectionView(
    _ collectionView: NSCollectionView, layout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size =
      ask(ownLayout?.collectionView(_:layout:sizeForItemAt:)) {
        $0(collectionView, layout, indexPath)
      } ?? (layout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero
    let height = adapter?.declaredHeight(at: RowPath(indexPath)) ?? size.height
    return CGSize(width: size.width, height: height)
  }

  func collectionView(
    _ collectionView: NSCollectionView, layout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let own = ask(ownLayout?.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
      $0(collectionView, layout, section)
    }
    return size(
      .header, section, collectionView,
      own ?? (layout as? NSCollectionViewFlowLayout)?.headerReferenceSize)
  }

  func collectionView(
    _ collectionView: NSCollectionView, layout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let own = ask(ownLayout?.collectionView(_:layout:referenceSizeForFooterInSection:)) {
      $0(collectionView, layout, section)
    }
    return size(
      .footer, section, collectionView,
      own ?? (layout as? NSCollectionViewFlowLayout)?.footerReferenceSize)
  }

  private func size(
    _ edge: SectionEdge, _ section: Int, _ collectionView: NSCollectionView, _ own: CGSize?
  ) -> CGSize {
    guard adapter?.hasHeaderFooter(at: edge, ofSection: section) == true else { return .zero }
    let layout = collectionView.collectionViewLayout as? NSCollectionViewFlowLayout
    let isHorizontal = layout?.scrollDirection == .horizontal
    let height = adapter?.headerFooterHeight(at: edge, ofSection: section)
    if let own, isHorizontal ? own.width > 0 : own.height > 0 {
      return CGSize(width: own.width, height: height ?? own.height)
    }
    // A layout uses only the extent in the direction in which it scrolls.
    return isHorizontal
      ? CGSize(width: CollectionAdapter.headerWidth, height: collectionView.bounds.height)
      : CGSize(
        width: collectionView.bounds.width, height: height ?? CollectionAdapter.headerHeight)
  }
}

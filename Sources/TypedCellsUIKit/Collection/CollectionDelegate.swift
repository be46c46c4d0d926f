import TypedCells

/// The delegate of a host's collection: it passes on what happens to rows, and to the author's delegate.
///
/// A collection asks once which methods its delegate implements, so there is a new delegate whenever
/// the answer changes.
@MainActor
final class CollectionDelegate: NSObject {
  nonisolated let methods: Set<CollectionDelegateMethod>
  nonisolated let own: OwnCollectionDelegate
  private(set) weak var host: CollectionHost?

  init(host: CollectionHost, methods: Set<CollectionDelegateMethod>) {
    self.host = host
    self.methods = methods
    own = OwnCollectionDelegate(host.delegate)
  }

  var list: ListContent<CollectionHost>? { host?.list }

  /// The row's path, unless the collection is ahead of the content.
  func path(_ indexPath: IndexPath) -> RowPath? {
    host?.isOutOfStep == false ? RowPath(indexPath) : nil
  }

  /// A row's answer, or `nil` when it has none.
  @discardableResult
  private func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ indexPath: IndexPath, _ argument: Argument
  ) -> Answer? {
    guard let list, let path = path(indexPath) else { return nil }
    return list.send(event, toRowAt: path, argument)
  }

  @discardableResult
  private func send<Answer>(_ event: RowEvent<Void, Answer>, _ indexPath: IndexPath) -> Answer? {
    send(event, indexPath, ())
  }
}

extension CollectionDelegate: UICollectionViewDelegateFlowLayout {
  // MARK: Coming and going

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if let path = path(indexPath) { host?.willDisplay(cell, at: path) }
    own.willDisplay(collectionView, cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    host?.didEndDisplaying(cell)
    own.didEndDisplaying(collectionView, cell, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    host?.willDisplay(view, ofKind: elementKind, at: indexPath)
    own.willDisplaySupplementary(collectionView, view, elementKind, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    host?.didEndDisplaying(headerFooter: view)
    own.didEndDisplayingSupplementary(collectionView, view, elementKind, indexPath)
  }

  // MARK: Highlight and selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    send(.shouldHighlight, indexPath) ?? own.shouldHighlight(collectionView, indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    send(.highlight, indexPath, true)
    own.didHighlight(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    send(.highlight, indexPath, false)
    own.didUnhighlight(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    send(.shouldSelect, indexPath) ?? own.shouldSelect(collectionView, indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    send(.select, indexPath)
    own.didSelect(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    send(.deselect, indexPath)
    own.didDeselect(collectionView, indexPath)
  }

  // MARK: Moving

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let source = path(originalIndexPath), let target = path(proposedIndexPath),
      let answer = send(
        .moveTarget, originalIndexPath, RowMove(source: source, target: target))
    else {
      return own.moveTarget(
        collectionView, from: originalIndexPath, at: currentIndexPath, to: proposedIndexPath)
        ?? proposedIndexPath
    }
    return answer.indexPath
  }

  #if !os(tvOS)
    // MARK: Menus

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if let actions = send(.contextMenu, indexPath) {
        return UIContextMenuConfiguration(actions)
      }
      return own.contextMenu(collectionView, indexPath, point) ?? nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      // No row speaks for several.
      if indexPaths.count == 1, let actions = send(.contextMenu, indexPaths[0]) {
        return UIContextMenuConfiguration(actions)
      }
      return own.contextMenu(collectionView, of: indexPaths, point) ?? nil
    }
  #endif

  // MARK: Sizes

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size =
      own.itemSize(collectionView, collectionViewLayout, indexPath)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return host?.itemSize(at: path(indexPath), from: size, in: collectionViewLayout) ?? size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let size =
      own.headerSize(collectionView, collectionViewLayout, section)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    return host?.headerFooterSize(at: .header, ofSection: section, from: size) ?? size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let size =
      own.footerSize(collectionView, collectionViewLayout, section)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    return host?.headerFooterSize(at: .footer, ofSection: section, from: size) ?? size
  }
}

import TypedCells

/// The delegate of a host's collection view. It passes on to rows, and to your own delegate.
///
/// It implements every method that rows can handle. If neither the row nor your delegate handles it, the result is
/// UIKit's default, which "The methods that UIKit calls" in the documentation lists.
final class CollectionDelegate: ListViewDelegate {
  private(set) weak var host: CollectionHost?
  /// Whether the layout has to request sizes although your delegate returns none.
  let needsSizes: Bool
  /// Whether the layout requests sizes.
  let asksForSizes: Bool

  private static let itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  private static let canFocus = "collectionView:canFocusItemAtIndexPath:"
  private static let onlyOwn = [
    "collectionView:targetContentOffsetForProposedContentOffset:",
    "collectionView:transitionLayoutForOldLayout:newLayout:",
  ]

  private static let previews = [
    "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
    "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
  ]
  private static let olderPreviews = [
    "collectionView:previewForHighlightingContextMenuWithConfiguration:",
    "collectionView:previewForDismissingContextMenuWithConfiguration:",
  ]

  init(_ host: CollectionHost, needsSizes: Bool) {
    self.host = host
    self.needsSizes = needsSizes
    asksForSizes = needsSizes || isImplemented(Selector(Self.itemSize), by: host.ownDelegate)
    // UIKit doesn't call the older methods of your delegate if the newer ones exist.
    let hasOlderPreviews = Self.olderPreviews.contains {
      isImplemented(Selector($0), by: host.ownDelegate)
    }
    super.init(
      host.ownDelegate,
      onlyOwn: Self.onlyOwn + (needsSizes ? [] : [Self.itemSize])
        + (hasOlderPreviews ? Self.previews : [])
        + (host.asksRowsForFocus ? [] : [Self.canFocus]))
  }

  var delegate: (any UICollectionViewDelegate)? { own as? any UICollectionViewDelegate }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    own as? any UICollectionViewDelegateFlowLayout
  }
  var list: ListEngine<CollectionHost>? { host?.list }

  private func duringLayout(_ work: @MainActor () -> Void) {
    if let host { host.duringLayout(work) } else { work() }
  }
}

extension CollectionDelegate: UICollectionViewDelegateFlowLayout {
  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    host?.didScroll()
    ask(delegate?.scrollViewDidScroll(_:)) { $0(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    host?.insetsDidChange()
    ask(delegate?.scrollViewDidChangeAdjustedContentInset(_:)) { $0(scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    host?.userWillScroll()
    ask(delegate?.scrollViewWillBeginDragging(_:)) { $0(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    host?.didEndScrollingAnimation()
    ask(delegate?.scrollViewDidEndScrollingAnimation(_:)) { $0(scrollView) }
  }

  // MARK: Coming on screen and leaving it

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    duringLayout {
      host?.willDisplay(cell, at: path)
      ask(delegate?.collectionView(_:willDisplay:forItemAt:)) { $0(view, cell, path) }
    }
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    duringLayout {
      host?.didEndDisplaying(cell)
      ask(delegate?.collectionView(_:didEndDisplaying:forItemAt:)) { $0(view, cell, path) }
    }
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    duringLayout {
      if let edge = SectionEdge(kind: kind), path.count == 2 {
        host?.willDisplay(supplementary, at: edge, ofSection: path.section)
      }
      ask(delegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)) {
        $0(view, supplementary, kind, path)
      }
    }
  }

  func collectionView(
    _ view: UICollectionView,
    didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    duringLayout {
      if let edge = SectionEdge(kind: kind), path.count == 2 {
        host?.didEndDisplaying(headerFooter: supplementary, at: edge, ofSection: path.section)
      }
      ask(delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)) {
        $0(view, supplementary, kind, path)
      }
    }
  }

  // MARK: Highlight and selection

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    host?.send(.shouldHighlight, path)
      ?? ask(delegate?.collectionView(_:shouldHighlightItemAt:)) { $0(view, path) }
      ?? true
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    host?.send(.highlight, path, true)
    ask(delegate?.collectionView(_:didHighlightItemAt:)) { $0(view, path) }
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    host?.send(.highlight, path, false)
    ask(delegate?.collectionView(_:didUnhighlightItemAt:)) { $0(view, path) }
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    host?.selects(rowTappedAt: path)
      ?? ask(delegate?.collectionView(_:shouldSelectItemAt:)) { $0(view, path) }
      ?? true
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    host?.didSelect(path) { ask(delegate?.collectionView(_:didSelectItemAt:)) { $0(view, path) } }
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    host?.didDeselect(path) {
      ask(delegate?.collectionView(_:didDeselectItemAt:)) { $0(view, path) }
    }
  }

  // MARK: Focus

  func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    host?.send(.canFocus, path)
      ?? ask(delegate?.collectionView(_:canFocusItemAt:)) { $0(view, path) } ?? view.allowsFocus
  }

  // MARK: Spring loading

  #if !os(tvOS)
    func collectionView(
      _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      host?.shouldSpringLoad(path)
        ?? ask(delegate?.collectionView(_:shouldSpringLoadItemAt:with:)) { $0(view, path, context) }
        // If the list enabled spring loading for other rows, this one behaves as without it.
        ?? !(host?.springLoads ?? false)
    }
  #endif

  // MARK: Moving

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath source: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    host?.moveTarget(from: source, to: proposed)
      ?? ask(
        delegate?.collectionView(
          _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:
          toProposedIndexPath:)
      ) { $0(view, source, current, proposed) }
      ?? proposed
  }

  // MARK: For your delegate alone

  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    ask(delegate?.collectionView(_:targetContentOffsetForProposedContentOffset:)) {
      $0(view, proposed)
    } ?? proposed
  }

  func collectionView(
    _ view: UICollectionView, transitionLayoutForOldLayout old: UICollectionViewLayout,
    newLayout new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    ask(delegate?.collectionView(_:transitionLayoutForOldLayout:newLayout:)) { $0(view, old, new) }
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  // MARK: Menus

  #if !os(tvOS)
    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(for: [path]) {
        ask(delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)) {
          $0(view, path, point)
        } ?? nil
      }
    }
  #endif

  @available(iOS 16, tvOS 17, visionOS 1, *)
  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(for: paths) {
      if let own = ask(
        delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:),
        { $0(view, paths, point) })
      {
        return own
      }
      #if os(tvOS)
        return nil
      #else
        // UIKit doesn't call the method for one item if the one for several exists.
        guard paths.count == 1 else { return nil }
        return ask(delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)) {
          $0(view, paths[0], point)
        } ?? nil
      #endif
    }
  }

  /// Returns the menu of a row; for several items, and rows without a menu, that of your delegate.
  @available(tvOS 17, *)
  private func menu(for paths: [IndexPath], own: () -> UIContextMenuConfiguration?)
    -> UIContextMenuConfiguration?
  {
    guard paths.count == 1, let host else { return own() }
    return host.contextMenu(at: paths[0], orElse: own)
  }

  #if !os(tvOS)
    @available(iOS 16, visionOS 1, *)
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration menu: UIContextMenuConfiguration,
      highlightPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      host?.preview(of: menu)
        ?? ask(
          delegate?.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
        ) { $0(view, menu, path) } ?? nil
    }

    @available(iOS 16, visionOS 1, *)
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration menu: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? {
      host?.preview(of: menu)
        ?? ask(
          delegate?.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
        ) { $0(view, menu, path) } ?? nil
    }

    func collectionView(
      _ view: UICollectionView,
      willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      host?.didTapPreview(of: menu, animator)
      ask(delegate?.collectionView(_:willPerformPreviewActionForMenuWith:animator:)) {
        $0(view, menu, animator)
      }
    }
  #endif

  @available(iOS 16, tvOS 16, visionOS 1, *)
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    host?.performPrimaryAction(at: path) {
      ask(delegate?.collectionView(_:performPrimaryActionForItemAt:)) { $0(view, path) }
    }
  }
}

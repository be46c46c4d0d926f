/// What a user's finger does in a collection: it touches only what is on screen.
@MainActor
public struct CollectionUser {
  let collection: UICollectionView

  /// Drags the collection's content.
  ///
  /// - Parameters:
  ///   - distance: how far to go down, in points; a negative one goes up.
  ///   - sideways: how far to go to the right. The collection stops where its content ends.
  public func scroll(by distance: CGFloat, sideways: CGFloat = 0) {
    collection.drag(by: CGPoint(x: sideways, y: distance))
  }

  /// Pulls the content down, which starts the refresh control.
  ///
  /// - Returns: whether there is one that was at rest.
  @discardableResult
  public func pullToRefresh() -> Bool { collection.pullToRefresh() }

  /// Taps the status bar, which scrolls to the top unless the delegate refuses.
  ///
  /// - Returns: whether the collection scrolls to the top.
  @discardableResult
  public func tapStatusBar() -> Bool { collection.scrollToTop() }

  /// Pinches the content, if the delegate has a view to zoom.
  public func pinch(to scale: CGFloat) { collection.pinch(to: scale) }

  /// Taps an item, which selects it if it may be selected.
  ///
  /// - Parameter path: the item.
  /// - Returns: whether the item is selected after it.
  @discardableResult
  public func tapItem(at path: IndexPath) -> Bool {
    guard canTouch(path), collection.allowsSelection,
      let cell = collection.cellForItem(at: path)
    else { return false }
    let lightsUp = collection.askDelegate(CollectionMethod.shouldHighlight) {
      $0.collectionView(collection, shouldHighlightItemAt: path)
    }
    guard lightsUp ?? true else { return collection.selection.contains(path) }
    cell.isHighlighted = true
    collection.tellDelegate(CollectionMethod.didHighlight) {
      $0.collectionView(collection, didHighlightItemAt: path)
    }
    let deselects = collection.allowsMultipleSelection && collection.selection.contains(path)
    let may = deselects ? mayDeselect(path) : maySelect(path)
    cell.isHighlighted = false
    collection.tellDelegate(CollectionMethod.didUnhighlight) {
      $0.collectionView(collection, didUnhighlightItemAt: path)
    }
    if may {
      if deselects {
        deselect(path)
      } else {
        select(path)
        performPrimaryAction(path)
      }
    }
    return collection.selection.contains(path)
  }

  /// A tap that doesn't collect items performs the item's primary action, after it has selected the item.
  private func performPrimaryAction(_ path: IndexPath) {
    guard !collection.isEditing, collection.contains(path) else { return }
    let can = collection.askDelegate(CollectionMethod.canPerformPrimaryAction) {
      $0.collectionView(collection, canPerformPrimaryActionForItemAt: path)
    }
    guard can ?? true else { return }
    collection.tellDelegate(CollectionMethod.performPrimaryAction) {
      $0.collectionView(collection, performPrimaryActionForItemAt: path)
    }
  }

  private func maySelect(_ path: IndexPath) -> Bool {
    collection.askDelegate(CollectionMethod.shouldSelect) {
      $0.collectionView(collection, shouldSelectItemAt: path)
    } ?? true
  }

  private func mayDeselect(_ path: IndexPath) -> Bool {
    collection.askDelegate(CollectionMethod.shouldDeselect) {
      $0.collectionView(collection, shouldDeselectItemAt: path)
    } ?? true
  }

  private func select(_ path: IndexPath) {
    if !collection.allowsMultipleSelection {
      for other in collection.selection.sorted() where other != path { deselect(other) }
    }
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.tellDelegate(CollectionMethod.didSelect) {
      $0.collectionView(collection, didSelectItemAt: path)
    }
  }

  private func deselect(_ path: IndexPath) {
    collection.deselectItem(at: path, animated: false)
    collection.tellDelegate(CollectionMethod.didDeselect) {
      $0.collectionView(collection, didDeselectItemAt: path)
    }
  }

  /// Taps the first accessory of a list's cell that has an action. Without one, an outline disclosure expands or
  /// collapses the item.
  ///
  /// - Parameter path: the item.
  /// - Returns: whether there is such an accessory, and the item may expand or collapse.
  @discardableResult
  public func tapAccessory(ofItemAt path: IndexPath) -> Bool {
    guard canTouch(path), let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
    else { return false }
    if let action = cell.accessories.lazy.compactMap(\.action).first {
      action()
      return true
    }
    guard cell.accessories.contains(where: { $0.accessoryType == .outlineDisclosure }),
      let source = collection.dataSource as? any OutlineToggling
    else { return false }
    return source.toggleItem(at: path)
  }

  /// Presses an item for long, which shows its context menu.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - point: where, in the collection's coordinates; by default the item's middle.
  /// - Returns: what is shown, or `nil`.
  public func longPressItem(at path: IndexPath, point: CGPoint? = nil) -> ContextMenuOnScreen? {
    guard canTouch(path), let frame = collection.cellForItem(at: path)?.frame else { return nil }
    let point = point ?? CGPoint(x: frame.midX, y: frame.midY)
    // UIKit calls the newer method for several items first.
    let plural = collection.askDelegate(CollectionMethod.contextMenuOfItems) {
      $0.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    let configuration =
      plural
      ?? (collection.askDelegate(CollectionMethod.contextMenu) {
        $0.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
      } ?? nil)
    return configuration.map {
      ContextMenuOnScreen(configuration: $0, events: menuEvents(of: path))
    }
  }

  private func menuEvents(of path: IndexPath) -> ContextMenuOnScreen.Events {
    ContextMenuOnScreen.Events(
      highlight: { menu in
        collection.askDelegate(CollectionMethod.menuHighlightPreview) {
          $0.collectionView(
            collection, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
        } ?? nil
      },
      display: { menu, animator in
        collection.tellDelegate(CollectionMethod.willDisplayMenu) {
          $0.collectionView(collection, willDisplayContextMenu: menu, animator: animator)
        }
      },
      end: { menu, animator in
        collection.tellDelegate(CollectionMethod.willEndMenu) {
          $0.collectionView(collection, willEndContextMenuInteraction: menu, animator: animator)
        }
      },
      commit: { menu, animator in
        collection.tellDelegate(CollectionMethod.previewAction) {
          $0.collectionView(
            collection, willPerformPreviewActionForMenuWith: menu, animator: animator)
        }
      })
  }

  /// Drags an item elsewhere.
  ///
  /// - Parameters:
  ///   - source: the item.
  ///   - target: where it is dropped, in paths of the collection without it; the delegate may say
  ///     otherwise.
  /// - Returns: where it came to stand, or `nil` where it may not be moved.
  @discardableResult
  public func dragItem(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    guard canTouch(source), collection.canMoveItem(at: source) else { return nil }
    return finishMove(from: source, to: target)
  }

  @discardableResult
  func finishMove(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    let answer = collection.askDelegate(CollectionMethod.moveTarget) {
      $0.collectionView(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: target)
    }
    let chosen = answer ?? target
    guard chosen != source else { return source }
    let moved: Void? = collection.askDataSource(CollectionMethod.move) {
      $0.collectionView(collection, moveItemAt: source, to: chosen)
    }
    guard moved != nil else { return nil }
    collection.acceptMove(from: source, to: chosen)
    return chosen
  }

  /// Whether an item is on screen, so that a finger can touch it.
  func canTouch(_ path: IndexPath) -> Bool {
    collection.layoutIfNeeded()
    return collection.hierarchyWindow != nil && collection.shownItems[path] != nil
  }
}

extension UICollectionView {
  /// What a user's finger does in the collection.
  public var user: CollectionUser { CollectionUser(collection: self) }

  /// Whether an item can be dragged: only where the data source can move items.
  func canMoveItem(at path: IndexPath) -> Bool {
    guard dataSourceMethods.has(CollectionMethod.move) else { return false }
    return askDataSource(CollectionMethod.canMove) {
      $0.collectionView(self, canMoveItemAt: path)
    }
      ?? true
  }

  /// An item that the user dragged is where the data source has it: only the cells follow.
  func acceptMove(from source: IndexPath, to target: IndexPath) {
    var drag = BatchLedger(words: .collection)
    drag.moved = [.init(source: source, target: target)]
    let after = readCounts()
    if let violation = drag.violation(before: currentCounts, after: after) {
      UIKitException.raise(violation)
      return discardContent()
    }
    apply(drag, counts: after)
    layoutIfNeeded()
  }
}

/// Performs the actions of a user in a collection view. A user can touch only visible items that enable
/// user interaction.
///
/// ```swift
/// collection.user.scroll(by: 200)
/// collection.user.tapItem(at: IndexPath(item: 0, section: 0))
/// ```
@MainActor
public struct CollectionUser {
  let collection: UICollectionView

  /// Scrolls the content by dragging. Scrolling stops at the content's edges.
  ///
  /// - Parameters:
  ///   - distance: the distance to scroll down, in points. A negative distance scrolls up.
  ///   - sideways: the distance to scroll to the right, in points. A negative distance scrolls to the left.
  public func scroll(by distance: CGFloat, sideways: CGFloat = 0) {
    collection.drag(by: CGPoint(x: sideways, y: distance))
  }

  /// Swipes a section that scrolls perpendicular to the layout. Its behaviour decides where scrolling stops.
  ///
  /// - Parameters:
  ///   - section: the section; one of its items must be visible.
  ///   - distance: the distance to scroll towards the section's end, in points. A negative distance scrolls back.
  /// - Returns: whether the section was scrolled.
  @discardableResult
  public func scroll(section: Int, by distance: CGFloat) -> Bool {
    collection.layoutIfNeeded()
    guard collection.hierarchyWindow != nil,
      collection.shownItems.keys.contains(where: { $0.section == section }),
      collection.collectionViewLayout.scrollOrthogonally(section, by: distance)
    else { return false }
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    return true
  }

  /// Pulls the content down, which triggers the refresh control.
  ///
  /// - Returns: whether there is a refresh control that wasn't refreshing yet.
  @discardableResult
  public func pullToRefresh() -> Bool { collection.pullToRefresh() }

  /// Taps the status bar, which scrolls to the top if the delegate allows it.
  ///
  /// - Returns: whether the collection scrolls to the top.
  @discardableResult
  public func tapStatusBar() -> Bool { collection.scrollToTop() }

  /// Pinches the content, which zooms if the delegate returns a view for zooming.
  public func pinch(to scale: CGFloat) { collection.pinch(to: scale) }

  /// Taps an item, which selects it if the delegate allows it. An item with an outline disclosure of the style `header`
  /// expands or collapses instead. A tap recogniser of the cell's content view or one of its superviews is performed
  /// first, and takes the tap if it cancels touches.
  ///
  /// - Returns: whether the item is selected after the tap.
  @discardableResult
  public func tapItem(at path: IndexPath) -> Bool { selectItem(at: path, byTap: true) }

  /// Selects an item by a tap, or because the focus moved to it.
  @discardableResult
  func selectItem(at path: IndexPath, byTap isTap: Bool) -> Bool {
    guard canTouch(path) else { return false }
    if isTap, let content = collection.cellForItem(at: path)?.contentView,
      content.tapGestures(at: CGPoint(x: content.bounds.midX, y: content.bounds.midY))
    {
      return collection.selection.contains(path)
    }
    guard canTouch(path), !tapFillingAccessory(ofItemAt: path),
      let cell = collection.cellForItem(at: path)
    else { return false }
    let selects =
      collection.isEditing
      ? collection.allowsSelectionDuringEditing || collection.selectsMultiple
      : collection.allowsSelection
    guard selects else { return false }
    let lightsUp = collection.askDelegate(CollectionMethod.shouldHighlight) {
      $0.collectionView(collection, shouldHighlightItemAt: path)
    }
    guard lightsUp ?? true else { return collection.selection.contains(path) }
    cell.isHighlighted = true
    collection.notifyDelegate(CollectionMethod.didHighlight) {
      $0.collectionView(collection, didHighlightItemAt: path)
    }
    let deselects = collection.selectsMultiple && collection.selection.contains(path)
    let may = deselects ? mayDeselect(path) : maySelect(path)
    cell.isHighlighted = false
    collection.notifyDelegate(CollectionMethod.didUnhighlight) {
      $0.collectionView(collection, didUnhighlightItemAt: path)
    }
    // UIKit's documentation: a primary action isn't performed if the selection is extended or follows the focus, but
    // also if the delegate doesn't allow the selection.
    let isPrimary =
      isTap && !deselects && !(collection.selectsMultiple && !collection.selection.isEmpty)
    if may {
      if deselects { deselect(path) } else { select(path) }
    }
    if isPrimary { performPrimaryAction(path) }
    return collection.selection.contains(path)
  }

  /// Performs the item's primary action after the selection. In editing mode, a tap only selects.
  private func performPrimaryAction(_ path: IndexPath) {
    guard !collection.isEditing, collection.contains(path) else { return }
    let can = collection.askDelegate(CollectionMethod.canPerformPrimaryAction) {
      $0.collectionView(collection, canPerformPrimaryActionForItemAt: path)
    }
    guard can ?? true else { return }
    collection.notifyDelegate(CollectionMethod.performPrimaryAction) {
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
    if !collection.selectsMultiple {
      for other in collection.selection.sorted() where other != path { deselect(other) }
    }
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.notifyDelegate(CollectionMethod.didSelect) {
      $0.collectionView(collection, didSelectItemAt: path)
    }
  }

  private func deselect(_ path: IndexPath) {
    collection.deselectItem(at: path, animated: false)
    collection.notifyDelegate(CollectionMethod.didDeselect) {
      $0.collectionView(collection, didDeselectItemAt: path)
    }
  }

  /// Long-presses an item, which opens its context menu.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - point: the position in the collection view's coordinates. The default is the item's centre.
  /// - Returns: the context menu, or `nil` if none opens.
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
        collection.notifyDelegate(CollectionMethod.willDisplayMenu) {
          $0.collectionView(collection, willDisplayContextMenu: menu, animator: animator)
        }
      },
      end: { menu, animator in
        collection.notifyDelegate(CollectionMethod.willEndMenu) {
          $0.collectionView(collection, willEndContextMenuInteraction: menu, animator: animator)
        }
      },
      commit: { menu, animator in
        collection.notifyDelegate(CollectionMethod.previewAction) {
          $0.collectionView(
            collection, willPerformPreviewActionForMenuWith: menu, animator: animator)
        }
      })
  }

  /// Moves an item by dragging it.
  ///
  /// - Parameters:
  ///   - source: the item.
  ///   - target: the proposed index path after the move. The delegate can return a different one.
  /// - Returns: the index path after the move, or `nil` if the data source doesn't allow the move.
  @discardableResult
  public func dragItem(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    guard canTouch(source), collection.canMoveItem(at: source) else { return nil }
    defer { UIKitLoop.turn() }
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
    (collection.dataSource as? any ItemReordering)?.finishReordering()
    return chosen
  }

  /// Returns whether an item is visible and its cell enables user interaction, so that the user can touch it.
  func canTouch(_ path: IndexPath) -> Bool {
    collection.layoutIfNeeded()
    guard let cell = collection.shownItems[path] else { return false }
    return collection.hierarchyWindow != nil && cell.canBeTouched
  }
}

extension UICollectionView {
  /// Performs the actions of a user in the collection view.
  public var user: CollectionUser { CollectionUser(collection: self) }

  /// Returns whether an item can be moved. Without a method for moving items in the data source, none can be.
  func canMoveItem(at path: IndexPath) -> Bool {
    guard dataSourceMethods.has(CollectionMethod.move) else { return false }
    return askDataSource(CollectionMethod.canMove) {
      $0.collectionView(self, canMoveItemAt: path)
    }
      ?? true
  }
}

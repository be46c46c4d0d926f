#if !os(tvOS)
  import TypedCells

  /// The place of a drop, and its effect.
  struct DropTarget {
    /// The row onto which the items are dropped; `nil` if they are dropped between rows.
    let row: RowPath?
    /// The section, and the index of the first item in it.
    let section: Int
    let index: Int
    let reaction: DropReaction

    /// The proposal that UIKit shows during the drag.
    var operation: UIDropOperation {
      switch reaction.effect {
      case .none: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
    }
  }

  /// Items that the user drops.
  extension ListViewHost {
    /// Returns the row or the section that accepts a drag; `nil` if none does.
    ///
    /// - Parameters:
    ///   - session: the drag.
    ///   - destination: the path that UIKit proposes; `nil` below the last row.
    ///   - sources: the paths of the dragged rows of this view.
    func dropTarget(
      of session: any UIDropSession, at destination: IndexPath?, from sources: [IndexPath]
    ) -> DropTarget? {
      guard let list else { return nil }
      let items = DraggedItems(session)
      guard let destination, let path = RowPath(destination) else {
        return list.sections.indices.reversed().lazy
          .compactMap { self.dropTarget(of: items, in: $0, before: .max, from: sources) }.first
      }
      let between = dropTarget(of: items, in: path.section, before: path.row, from: sources)
      guard !sources.contains(destination),
        let onto = list.reaction(to: items, overRowAt: path)
      else { return between }
      if between != nil, !isInMiddle(session, ofRowAt: destination) { return between }
      return DropTarget(row: path, section: path.section, index: path.row, reaction: onto)
    }

    private func dropTarget(
      of items: DraggedItems, in section: Int, before row: Int, from sources: [IndexPath]
    ) -> DropTarget? {
      guard let list, list.handlesDrops(inSection: section) else { return nil }
      let index = dropIndex(of: items, in: section, before: row, from: sources)
      return list.reaction(to: items, inSection: section, at: index).map {
        DropTarget(row: nil, section: section, index: index, reaction: $0)
      }
    }

    /// Returns whether the finger is in the middle half of a row. Above and below, items are dropped between rows.
    private func isInMiddle(_ session: any UIDropSession, ofRowAt path: IndexPath) -> Bool {
      guard let view = adapter.view, let frame = adapter.frame(ofRowAt: path) else { return true }
      let finger = session.location(in: view)
      return abs(finger.y - frame.midY) <= frame.height / 4
    }

    /// Returns the paths of the dragged rows of this view.
    func sources(of session: any UIDropSession) -> [IndexPath] {
      session.items.compactMap { source(of: $0) }
    }

    /// Returns the path of a dragged row; `nil` if the item isn't that of a row of this view.
    ///
    /// - Parameters:
    ///   - item: an item of a drag.
    ///   - path: UIKit's path of the item. It is that of the row for which the delegate returned the item, which may be
    ///     another selected row, so only an item that isn't the list's own has it.
    func source(of item: UIDragItem, orElse path: IndexPath? = nil) -> IndexPath? {
      guard let item = item as? RowDragItem else { return path }
      return self.path(of: item)?.indexPath
    }

    /// Returns the path of a dragged row; `nil` if it isn't a row of this view. Rows may have been inserted or deleted
    /// since the drag began.
    func path(of item: RowDragItem) -> RowPath? {
      guard let list, item.view === adapter.view else { return nil }
      if let row = list.row(at: item.path), row.identity == item.identity { return item.path }
      return item.identity.flatMap { list.paths(of: $0).first }
    }

    /// Returns whether a row or a section takes the items of a drag.
    func takes(_ session: any UIDropSession) -> Bool {
      list?.takes(DraggedItems(session)) ?? false
    }

    /// Performs a drop, and animates the items to their rows.
    ///
    /// UIKit expects that the content changes during this call, also if the view shows a gap for the drop.
    ///
    /// - Parameters:
    ///   - session: the drag.
    ///   - destination: the path that UIKit proposes; `nil` below the last row.
    ///   - items: the items, with UIKit's paths of their rows.
    ///   - animate: animates an item to a row, or into it.
    ///   - own: performs the drop if no row or section accepts it.
    func performDrop(
      of session: any UIDropSession, at destination: IndexPath?,
      _ items: [(item: UIDragItem, path: IndexPath?)],
      animating animate: (_ item: UIDragItem, _ path: IndexPath, _ isInto: Bool) -> Void,
      orElse own: () -> Void
    ) {
      isPerformingDrop = true
      defer { isPerformingDrop = false }
      func target(at destination: IndexPath?) -> DropTarget? {
        dropTarget(
          of: session, at: destination,
          from: items.compactMap { source(of: $0.item, orElse: $0.path) })
      }
      guard var accepted = target(at: destination) else { return own() }
      // Your model is as new as content that waits, so the handler gets an index among its rows.
      if var mapping = list?.endWaiting() {
        let path = destination.flatMap { RowPath($0) }
        let moved = path.flatMap { mapping.newPath(of: $0) }?.indexPath ?? destination
        guard let now = target(at: moved) else { return own() }
        accepted = now
      }
      perform(accepted, of: items.map(\.item), animating: animate)
    }

    /// Shows changes that waited until the user has dropped the items, or taken them away.
    func dropDidEnd() {
      Task { [weak list] in list?.carryOutWaitingChanges() }
    }

    /// Performs a drop, and animates the items to their rows.
    private func perform(
      _ target: DropTarget, of items: [UIDragItem],
      animating animate: (_ item: UIDragItem, _ path: IndexPath, _ isInto: Bool) -> Void
    ) {
      // The model may have changed since the proposal.
      guard let list, target.operation == .copy || target.operation == .move else { return }
      let identity = target.row.flatMap { list.row(at: $0)?.identity }
      list.perform(target.reaction)
      if target.row != nil {
        guard let identity, let path = list.paths(of: identity).first else { return }
        for item in items { animate(item, path.indexPath, true) }
      } else {
        for (offset, item) in items.enumerated() {
          guard let identity = (item as? RowDragItem)?.identity else { continue }
          let expected = RowPath(section: target.section, row: target.index + offset)
          // The handler may have inserted the row elsewhere, or nothing.
          let isThere = list.row(at: expected)?.identity == identity
          guard let path = isThere ? expected : list.paths(of: identity).first else {
            continue
          }
          animate(item, path.indexPath, false)
        }
      }
    }
  }

  extension DraggedItems {
    @MainActor
    fileprivate init(_ session: any UIDropSession) {
      self.init(
        models: session.items.map(\.localObject),
        identities: session.items.compactMap { ($0 as? RowDragItem)?.identity },
        allowsMove: session.localDragSession != nil && session.allowsMoveOperation,
        session: session)
    }
  }
#endif

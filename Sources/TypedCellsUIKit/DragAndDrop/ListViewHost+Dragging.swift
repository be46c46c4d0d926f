#if !os(tvOS)
  package import TypedCells

  /// Rows that the user drags.
  extension ListViewHost: DraggingHost {
    /// Becomes the view's drag or drop delegate if a row that comes on screen needs it. Before, the view is as if there
    /// were no drag and drop.
    func prepareDragging(_ row: AnyRow<Cell>) {
      if !adapter.handlesDrags, row.handles(.canDrag) || row.handles(.itemProvider) {
        adapter.connectDrags()
      }
      if !adapter.handlesDrops, row.handlesDrops { adapter.connectDrops() }
      if !springLoads, row.handles(.shouldSpringLoad) { connectSpringLoading() }
    }

    private func connectSpringLoading() {
      guard let view = adapter.view, !view.isSpringLoaded else { return }
      springLoads = true
      view.isSpringLoaded = true
    }

    /// Becomes the view's drop delegate if a section needs it.
    func prepareDrops() {
      if !adapter.handlesDrops, list?.hasSectionsWithDrops ?? false { adapter.connectDrops() }
    }

    /// Returns the drag items of a drag that begins at a row; `nil` if the user can't drag it. If the row is selected,
    /// the items of the other selected rows are included if they can be dragged.
    ///
    /// According to UIKit's documentation, a collection view calls its delegate for each selected row. It doesn't
    /// mention tables. So the first call returns the items of all selected rows, and the other calls return none.
    func dragItems(
      beginningAt indexPath: IndexPath, in session: any UIDragSession, noting drag: BegunDrag
    ) -> [UIDragItem]? {
      guard let path = path(indexPath) else { return nil }
      if drag.contains(path, in: session) { return [] }
      let items = dragItems(at: indexPath)
      guard !items.isEmpty else { return nil }
      let selected = selectedPaths
      let dragged = selected.contains(path) ? selected : [path]
      return dragged.filter { !drag.contains($0, in: session) }.flatMap { other in
        let items = other == path ? items : dragItems(at: other.indexPath)
        if !items.isEmpty { drag.insert(other, in: session) }
        return items
      }
    }

    /// Returns the drag items of a row; none if the user can't drag it.
    func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
      guard let path = path(indexPath), let row = row(at: indexPath),
        // The children of an expanded row would stay behind.
        list?.outline(ofRowAt: path).isExpanded != true
      else { return [] }
      let canDrag = row.answer(to: .canDrag)
      guard canDrag ?? row.handles(.itemProvider) else { return [] }
      let provider = row.answer(to: .itemProvider) ?? nil
      guard provider != nil || canDrag != nil else { return [] }
      return [
        RowDragItem(
          row.model, identity: row.identity, at: path, in: adapter.view,
          provider ?? NSItemProvider())
      ]
    }

    package func canDragRow(at path: RowPath) -> Bool { !dragItems(at: path.indexPath).isEmpty }

    /// Returns the drag items of a row that the user adds to a drag.
    func dragItems(adding indexPath: IndexPath, to session: any UIDragSession) -> [UIDragItem] {
      let isDragged = session.items.contains { item in
        (item as? RowDragItem).flatMap { path(of: $0) }?.indexPath == indexPath
      }
      return isDragged ? [] : dragItems(at: indexPath)
    }

    /// Returns whether a row is selected while the user holds items over it; `nil` if the row doesn't decide.
    func shouldSpringLoad(_ indexPath: IndexPath) -> Bool? {
      row(at: indexPath)?.answer(to: .shouldSpringLoad)
    }
  }
#endif

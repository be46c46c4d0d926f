#if !os(tvOS)
  package import TypedCells

  /// Rows that the user drags.
  extension ListViewHost {
    /// Becomes the view's drag or drop delegate if a row that comes on screen needs it. Before, the view is as if there
    /// were no drag and drop.
    func prepareDragging(_ row: AnyRow<Cell>) {
      if !adapter.handlesDrags, row.handles(.canDrag) || row.handles(.itemProvider) {
        adapter.connectDrags()
      }
      if !adapter.handlesDrops, row.handlesDrops { adapter.connectDrops() }
      if !adapter.springLoads, row.handles(.shouldSpringLoad) { adapter.connectSpringLoading() }
    }

    /// Becomes the view's drop delegate if a section needs it.
    func prepareDrops() {
      if !adapter.handlesDrops, content?.hasSectionsWithDrops ?? false { adapter.connectDrops() }
    }

    /// The drag items of a drag that begins at a row. If the row is selected, the drag takes the other selected rows
    /// along, as far as they can be dragged.
    func dragItems(beginningAt indexPath: IndexPath) -> [UIDragItem] {
      let items = dragItems(at: indexPath)
      guard !items.isEmpty, let path = path(indexPath) else { return items }
      let selected = selectedPaths
      guard selected.contains(path) else { return items }
      return selected.flatMap { $0 == path ? items : dragItems(at: $0.indexPath) }
    }

    /// The drag items of a row; none if the user can't drag it.
    func dragItems(at indexPath: IndexPath) -> [UIDragItem] {
      guard let path = path(indexPath), let row = row(at: indexPath),
        // The children of an expanded row would stay behind.
        content?.outline(ofRowAt: path).isExpanded != true
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

    /// Whether the user can drag a row.
    package func canDragRow(at path: RowPath) -> Bool { !dragItems(at: path.indexPath).isEmpty }

    /// The drag items of a row that the user adds to a drag.
    func dragItems(adding indexPath: IndexPath, to session: any UIDragSession) -> [UIDragItem] {
      let isDragged = session.items.contains { item in
        (item as? RowDragItem).flatMap { path(of: $0) }?.indexPath == indexPath
      }
      return isDragged ? [] : dragItems(at: indexPath)
    }

    /// Whether a row is selected while the user holds items over it; `nil` if the row doesn't decide.
    func shouldSpringLoad(_ indexPath: IndexPath) -> Bool? {
      row(at: indexPath)?.answer(to: .shouldSpringLoad)
    }
  }
#endif

/// The heights of rows, which a toolkit can request for rows off screen, too.
extension ListEngine {
  /// Returns whether the section of a path has only rows that exist, so that reading one creates no row of ``LazyRows``.
  ///
  /// - Parameter path: the row's path.
  package func isWritten(at path: RowPath) -> Bool {
    shown.indices.contains(path.section) && shown[path.section].rows.isWritten
  }

  /// Returns whether the row at a path is outside of ``LazyRows``, so that reading it creates no row.
  ///
  /// - Parameter path: the row's path.
  package func isWrittenRow(at path: RowPath) -> Bool {
    shown.contains(path) && shown[path.section].rows.outline(at: path.row).part != nil
  }

  /// Whether a section has ``LazyRows``. Whether they declare heights is known only once they are made.
  package var hasLazyRows: Bool {
    for section in shown where section.rows.isLazy { return true }
    return false
  }

  /// Returns whether the row at a path, or its cell class, may declare a height.
  ///
  /// Requesting the height of a row of ``LazyRows`` creates the row. So the result is `false` for them until one of those
  /// that the list creates in any case declares a height: the first row of a group, or a row that comes on screen.
  ///
  /// - Parameter path: the row's path.
  package func mayDeclareHeight(at path: RowPath) -> Bool {
    isWrittenRow(at: path) || lazyRowsDeclareHeights
  }

  /// Whether a row of ``LazyRows`` that was created so far declares a height.
  ///
  /// - Complexity: O(*s*) for *s* sections, once after each change until a row declares a height; otherwise O(1).
  package var lazyRowsDeclareHeights: Bool {
    guard !knownLazyHeights.areDeclared, knownLazyHeights.revision != revision else {
      return knownLazyHeights.areDeclared
    }
    knownLazyHeights.revision = revision
    for section in shown where section.rows.isLazy {
      for segment in section.rows.segments {
        guard case .lazy(let part) = segment.rows else { continue }
        let first = part.row(0)
        if cells.height(of: first.row, declared: first.height) != .automatic {
          knownLazyHeights.areDeclared = true
          return true
        }
      }
    }
    return false
  }

  /// Notes whether a row that comes on screen is the first of ``LazyRows`` that declares a height.
  func noteHeight(of row: AnyRow<Host.Cell>, at path: RowPath) {
    guard !knownLazyHeights.areDeclared, !isWritten(at: path), !isWrittenRow(at: path),
      height(of: row) != .automatic, !lazyRowsDeclareHeights
    else { return }
    knownLazyHeights.areDeclared = true
    onLazyHeight?()
  }

  /// Whether this content, or earlier content, declares a height or an estimate: a row outside of ``LazyRows``, a view
  /// above or below a section, or their class.
  ///
  /// - Complexity: O(*n*) for *n* rows, once after each change until something declares a height.
  package var declaresHeights: Bool {
    if !knownHeights.areDeclared, knownHeights.revision != revision {
      knownHeights = (shown.contains { declaresHeights($0) }, revision)
    }
    return knownHeights.areDeclared
  }

  private func declaresHeights(_ section: SectionContent) -> Bool {
    for edge in [SectionEdge.header, .footer] {
      guard case .view(let view)? = section.headerFooter(at: edge) else { continue }
      if view.declaredHeight.isDeclared || headerFooters.declaresHeight(classOf: view.row) {
        return true
      }
    }
    // Neighboring rows usually have cells of one class, which a registry finds by the model's type if the row has none.
    // By index, because a copy of a row takes longer than looking at it.
    var lastKind: (ObjectIdentifier, declaredAs: ObjectIdentifier)?
    for segment in section.rows.segments {
      guard case .written(let rows) = segment.rows else { continue }
      for index in rows.indices {
        if rows[index].height.isDeclared { return true }
        let row = rows[index].row
        let kind = (
          ObjectIdentifier(row.cellClass ?? type(of: row.model)),
          declaredAs: ObjectIdentifier(row.modelType)
        )
        if let lastKind, lastKind == kind { continue }
        if cells.declaresHeight(classOf: row) { return true }
        lastKind = kind
      }
    }
    return false
  }

  /// Whether a row, or a view above or below a section, may compute its height, so that the height may depend on the
  /// width.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  package var mayComputeHeights: Bool {
    shown.contains { section in
      if section.rows.isLazy { return true }
      for edge in [SectionEdge.header, .footer] {
        guard case .view(let view)? = section.headerFooter(at: edge) else { continue }
        if view.declaredHeight.isInOptions { return true }
      }
      return section.rows.segments.contains { segment in
        guard case .written(let rows) = segment.rows else { return false }
        return rows.contains(where: \.height.isInOptions)
      }
    }
  }

  // MARK: While the host adjusts heights

  /// Whether the change that the host adjusts its heights for inserted, deleted and moved nothing, so that the host may
  /// still have the heights of the old content.
  package var keptOrder: Bool { contentBefore?.keptOrder ?? false }

  /// Returns whether the old content has other heights at the same places, on screen or off screen.
  ///
  /// ``LazyRows`` aren't compared, because their rows before the change can't be made again.
  ///
  /// - Complexity: O(*n*) for *n* rows outside of ``LazyRows`` if the list declares heights; otherwise O(1).
  package func hasOtherHeights() -> Bool {
    guard declaresHeights else { return false }
    let haveClassesChanged = cells.classHeightsHaveChanged()
    if headerFooters.classHeightsHaveChanged() || haveClassesChanged { return true }
    guard keptOrder, let contentBefore else { return false }
    for (position, section) in shown.enumerated() {
      if let old = contentBefore.section(position), hasOtherHeights(section, than: old) {
        return true
      }
    }
    return false
  }

  private func hasOtherHeights(_ section: SectionContent, than old: SectionContent) -> Bool {
    for edge in [SectionEdge.header, .footer] {
      guard case .view(let view)? = section.headerFooter(at: edge),
        case .view(let oldView)? = old.headerFooter(at: edge)
      else { continue }
      // A flow layout uses the estimate of a header without a height.
      if view.row.estimatedHeight != oldView.row.estimatedHeight
        || headerFooters.isOtherHeight(
          of: view.row, declared: view.declaredHeight, than: oldView.row,
          declared: oldView.declaredHeight)
      {
        return true
      }
    }
    // The same order of rows doesn't mean the same segments.
    let (segments, oldSegments) = (section.rows.segments, old.rows.segments)
    guard segments.map(\.end) == oldSegments.map(\.end) else { return true }
    for (segment, oldSegment) in zip(segments, oldSegments) {
      guard case .written(let rows) = segment.rows, case .written(let oldRows) = oldSegment.rows
      else { continue }
      for index in rows.indices
      where cells.isOtherHeight(
        of: rows[index].row, declared: rows[index].height, than: oldRows[index].row,
        declared: oldRows[index].height)
      {
        return true
      }
    }
    return false
  }

  /// Returns whether a cell that showed a row would have to be updated to show another, so that it may need another
  /// height.
  package func needsUpdate(_ row: AnyRow<Host.Cell>, since old: ErasedRow) -> Bool {
    row.row.needsUpdate(from: old)
  }

  /// Returns whether a view that showed a header or footer would have to be updated to show another.
  package func needsUpdate(_ new: HeaderFooter, since old: ErasedRow) -> Bool {
    new.row?.needsUpdate(from: old) ?? false
  }
}

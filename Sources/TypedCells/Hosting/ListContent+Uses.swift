extension ListContent {
  /// What the content that the host shows makes use of; while it changes, also what is to come does.
  ///
  /// Hidden rows are not looked at, and nothing is unless a host asks.
  ///
  /// - Complexity: O(*n*) for *n* rows outside ``LazyRows`` the first time after a change, else O(1).
  public var uses: ContentUses {
    var uses: ContentUses
    if let knownUses, knownUses.revision == revision {
      uses = knownUses.uses
    } else {
      uses = self.uses(of: sections)
      knownUses = (revision, uses)
    }
    if let upcomingSections { uses.formUnion(self.uses(of: upcomingSections)) }
    return uses
  }

  private func uses(of sections: [ListSection<Host.Cell>]) -> ContentUses {
    var uses = ContentUses()
    for section in sections {
      noteRows(of: section, in: &uses)
      note(section.header, at: .header, in: &uses)
      note(section.footer, at: .footer, in: &uses)
      if section.indexTitle != nil { uses.noteIndexTitle() }
    }
    return uses
  }

  private func noteRows(of section: ListSection<Host.Cell>, in uses: inout ContentUses) {
    if !section.rows.isWritten { uses.noteLazyRows() }
    var lastClass: AnyClass?
    section.rows.forEachKnown { row, head in
      row.note(in: &uses)
      if head.height.isSaid { uses.noteHeight() }
      // Most rows are of the class of the row before.
      let cellClass: AnyClass? = row.cellClass
      if let cellClass, cellClass == lastClass { return }
      lastClass = cellClass
      guard let heights = cells.classHeights(of: row) else { return }
      if heights.height != .automatic { uses.noteHeight() }
      if heights.estimate != nil { uses.noteEstimate() }
    }
  }

  private func note(
    _ headerFooter: HeaderFooter?, at edge: SectionEdge, in uses: inout ContentUses
  ) {
    switch headerFooter {
    case nil: break
    case .title: uses.note(at: edge) { $0.showsTitles = true }
    case .view(let content):
      let heights = headerFooters.classHeights(of: content.row)
      let height = content.height ?? heights?.height ?? .automatic
      let estimate = content.row.estimatedHeight ?? heights?.estimate
      uses.note(at: edge) {
        $0.showsViews = true
        if height != .automatic { $0.saysHeights = true }
        if estimate != nil { $0.saysEstimates = true }
      }
    }
  }
}

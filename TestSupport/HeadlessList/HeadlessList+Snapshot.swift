import TypedCells

extension HeadlessList {
  /// Returns the whole list as text, for tests that compare it with an earlier state.
  ///
  /// Unlike ``picture``, it includes rows outside the viewport, heights, and hidden rows, among them the children of
  /// collapsed rows:
  ///
  /// ```text
  /// section account
  ///   header, 20
  ///     Account
  ///   0.0 SwitchCell, 20
  ///     [ Hide people: off ]
  ///   0.1 PersonCell, 40, selected
  ///     Ada
  ///     1815
  ///   hidden: PersonCell Grace
  /// ```
  ///
  /// Rows outside the viewport are shown in extra cells, which aren't part of the list.
  ///
  /// - Parameter rowLimit: the number of rows to show per section; the others are counted.
  /// - Complexity: O(*n*) for *n* rows.
  public func snapshot(rowLimit: Int = 100) -> String {
    guard let list else { return "nothing is attached" }
    var snapshot = Snapshot(host: self, list: list, rowLimit: rowLimit)
    snapshot.addSections()
    return snapshot.lines.isEmpty ? "no sections" : snapshot.lines.joined(separator: "\n")
  }
}

/// Collects the lines of a list's snapshot.
@MainActor
private struct Snapshot {
  let host: HeadlessList
  let list: ListEngine<HeadlessList>
  let rowLimit: Int
  private(set) var lines: [String] = []

  init(host: HeadlessList, list: ListEngine<HeadlessList>, rowLimit: Int) {
    self.host = host
    self.list = list
    self.rowLimit = rowLimit
  }

  /// Adds all applied sections. The shown sections have the same order as the applied ones.
  mutating func addSections() {
    var shown = 0
    for section in list.appliedSections.map(\.unfolded) {
      if list.sections.indices.contains(shown),
        list.sections[shown].identity == section.identity
      {
        add(shown, appliedAs: section)
        shown += 1
      } else {
        lines.append("hidden: section \(section.identity)")
      }
    }
  }

  private mutating func add(_ position: Int, appliedAs applied: ListSection<HeadlessCell>) {
    lines.append("section \(applied.identity)")
    addHeaderFooter(.header, position)
    let rows = list.sections[position].rows
    var shown = 0
    for offset in 0..<applied.rows.count where shown <= rowLimit {
      if shown < rows.count, rows.identity(at: shown) == applied.rows.identity(at: offset) {
        if shown < rowLimit { addRow(at: RowPath(section: position, row: shown)) }
        shown += 1
      } else {
        lines.append("  hidden: \(name(of: applied.rows[offset]))")
      }
    }
    if rows.count > rowLimit { lines.append("  and \(rows.count - rowLimit) rows more") }
    addHeaderFooter(.footer, position)
  }

  private mutating func addRow(at path: RowPath) {
    let cell = host.cell(at: path) ?? host.spareCell(at: path, of: list)
    let height = text(list.heightOfRow(at: path), of: cell)
    let outline = list.outline(ofRowAt: path)
    let marks =
      (host.selection.contains(path) ? ", selected" : "")
      + (outline.level > 0 ? ", level \(outline.level)" : "")
      + (outline.isExpanded.map { $0 ? ", expanded" : ", collapsed" } ?? "")
    lines.append("  \(path) \(type(of: cell)), \(height)\(marks)")
    addContent(of: cell)
  }

  private mutating func addHeaderFooter(_ edge: SectionEdge, _ section: Int) {
    guard let content = list.headerFooter(at: edge, ofSection: section) else { return }
    switch content {
    case .title(let title):
      lines.append("  \(edge), \(text(HeadlessList.lineHeight))")
      lines.append("    \(title)")
    case .view:
      guard
        let view = host.headerFooter(at: edge, ofSection: section)
          ?? host.spareHeaderFooter(at: edge, ofSection: section, of: list)
      else { return }
      let height = list.heightOfHeaderFooter(at: edge, ofSection: section) ?? .automatic
      lines.append("  \(edge) \(type(of: view)), \(text(height, of: view))")
      addContent(of: view)
    }
  }

  private mutating func addContent(of view: HeadlessView) {
    lines += view.linesAndButtons.map { $0.isEmpty ? "" : "    \($0)" }
  }

  private func name(of row: AnyRow<HeadlessCell>) -> String {
    let kind = row.cellClass.map { "\($0)" } ?? "a row of \(type(of: row.model))"
    return row.identity.map { "\(kind) \($0)" } ?? kind
  }

  private func text(_ height: RowHeight, of view: HeadlessView) -> String {
    switch height {
    case .fixed(let height): text(height)
    case .automatic: text(view.fittingHeight)
    }
  }

  private func text(_ height: Double) -> String {
    let text = "\(height)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

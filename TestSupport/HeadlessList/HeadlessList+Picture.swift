import TypedCells

extension HeadlessList {
  /// The content of the viewport as text, with one line for each line of a cell.
  ///
  /// If a cell is partly outside the viewport, only its lines inside are included.
  /// Titles begin at the margin, rows are indented, and `›` marks the selected rows. Children are indented more, and
  /// `▸` and `▾` mark rows that can be expanded and collapsed.
  ///
  /// If the list shows no row, the picture contains the text of `backgroundWhenEmpty`.
  public var picture: String {
    if let emptyText, let list, list.hasContent, list.isEmpty {
      return (placed.flatMap(visibleLines(of:)) + [emptyText()]).joined(separator: "\n")
    }
    return placed.flatMap(visibleLines(of:)).joined(separator: "\n")
  }

  private func visibleLines(of placed: PlacedElement) -> [String] {
    let lines = lines(of: placed)
    // A row's lines share its height, also if the row is taller or smaller than its text.
    let height = placed.height / Double(lines.count)
    guard height > 0 else { return lines }
    return lines.enumerated().compactMap { offset, line in
      let top = placed.top + Double(offset) * height
      return top + height > 0 && top < self.height ? line : nil
    }
  }

  private func lines(of placed: PlacedElement) -> [String] {
    switch placed.element {
    case .headerFooter(let edge, let section):
      placed.headerFooter.map(lines(of:))
        ?? [list?.headerFooter(at: edge, ofSection: section)?.title ?? ""]
    case .row(let path):
      lines(
        of: placed.cell, isSelected: selection.contains(path),
        list?.outline(ofRowAt: path))
    }
  }

  private func lines(
    of cell: HeadlessCell?, isSelected: Bool, _ outline: RowOutline?
  ) -> [String] {
    let lines = cell.map(lines(of:)) ?? [""]
    let indentation = String(repeating: "  ", count: outline?.level ?? 0)
    let disclosure = outline?.isExpanded.map { $0 ? "▾ " : "▸ " } ?? ""
    return lines.enumerated().map { offset, line in
      let mark = isSelected && offset == 0 ? "› " : "  "
      let start = offset == 0 ? disclosure : String(repeating: " ", count: disclosure.count)
      let line = mark + indentation + start + line
      return line.allSatisfy { $0 == " " } ? "" : line
    }
  }

  private func lines(of view: HeadlessView) -> [String] {
    let lines = view.linesAndButtons
    return lines.isEmpty ? [""] : lines
  }
}

extension HeadlessView {
  /// The lines of the view, followed by one line with its buttons.
  var linesAndButtons: [String] {
    let titles = buttons.map { "[ \($0.title) ]" }.joined(separator: "  ")
    return titles.isEmpty ? lines : lines + [titles]
  }
}

import TypedCells

extension HeadlessList {
  /// What is in the viewport, one line of text for each line of a cell.
  ///
  /// Titles begin at the margin, rows are indented, and `›` marks the selected ones.
  public var picture: String {
    placed.flatMap(lines(of:)).joined(separator: "\n")
  }

  private func lines(of placed: PlacedElement) -> [String] {
    switch placed.element {
    case .header(let section): [driver?.sections[section].header ?? ""]
    case .footer(let section): [driver?.sections[section].footer ?? ""]
    case .row(let path): lines(of: placed.cell, isSelected: selection.contains(path))
    }
  }

  private func lines(of cell: HeadlessCell?, isSelected: Bool) -> [String] {
    var lines = cell?.lines ?? []
    if let buttons = cell?.buttons, !buttons.isEmpty {
      lines.append(buttons.map { "[ \($0.title) ]" }.joined(separator: "  "))
    }
    if lines.isEmpty { lines = [""] }
    return lines.enumerated().map { offset, line in
      let line = (isSelected && offset == 0 ? "› " : "  ") + line
      return line.allSatisfy { $0 == " " } ? "" : line
    }
  }
}

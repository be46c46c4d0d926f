/// The lines of a section in a flow layout, and how the items of each line are distributed.
///
/// Recorded on Mac Catalyst: items of equal width form a grid, so the last line has the spacing of the others. If the
/// widths differ, the last line has the minimum spacing. An item that has a line for itself is in its middle.
struct FlowSectionLines {
  struct Line {
    var items: Range<Int>
    /// The total width of the items.
    var width: CGFloat
    var height: CGFloat
    /// The distance between the beginning of the line and its first item.
    var start: CGFloat = 0
    var spacing: CGFloat = 0
  }

  private(set) var lines: [Line] = []

  init(_ sizes: [CGSize], length: CGFloat, spacing: CGFloat) {
    for (item, size) in sizes.enumerated() {
      if let line = lines.last,
        line.width + CGFloat(line.items.count) * spacing + size.width <= length
      {
        lines[lines.count - 1].items = line.items.lowerBound..<item + 1
        lines[lines.count - 1].width += size.width
        lines[lines.count - 1].height = max(line.height, size.height)
      } else {
        lines.append(Line(items: item..<item + 1, width: size.width, height: size.height))
      }
    }
    guard let width = sizes.first?.width else { return }
    if sizes.allSatisfy({ $0.width == width }) {
      let columns = columns(of: width, length: length, spacing)
      let rest = length - CGFloat(columns) * width
      for index in lines.indices {
        lines[index].spacing = columns > 1 ? rest / CGFloat(columns - 1) : 0
        lines[index].start = columns > 1 ? 0 : max(rest / 2, 0)
      }
      return
    }
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let rest = length - line.width
      if line.items.count > 1 {
        lines[index].spacing = isLast ? spacing : rest / CGFloat(line.items.count - 1)
      } else if !isLast || 2 * line.width + spacing > length {
        lines[index].start = max(rest / 2, 0)
      }
    }
  }

  /// Returns the number of items of a width that fit into a line, which can be more than the section has.
  private func columns(of width: CGFloat, length: CGFloat, _ spacing: CGFloat) -> Int {
    if lines.count > 1 { return lines[0].items.count }
    guard width + spacing > 0 else { return lines[0].items.count }
    return max(Int((length + spacing) / (width + spacing)), lines[0].items.count)
  }
}

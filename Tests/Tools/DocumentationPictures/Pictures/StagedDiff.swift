import Foundation
import TypedCells

/// Draws a host's content before a change, after each stage, and after the updates in place.
func stagedDiff(_ run: DiffRun) -> Picture {
  let panels = panels(of: run.steps)
  var picture = Picture(
    name: "staged-diff", title: "A change, step by step",
    description: panels.map { panel in
      "\(panel.title): \((panel.told + panel.lines.map(\.text)).joined(separator: ", "))."
    }.joined(separator: " "))
  var y = 12.0
  for line in 0..<(panels.count + 1) / 2 {
    let pair = panels.dropFirst(line * 2).prefix(2)
    let lineCount = pair.map(\.lines.count).max() ?? 0
    for (column, panel) in pair.enumerated() {
      draw(panel, lineCount: lineCount, x: 12 + Double(column) * 171, y: y, in: &picture)
    }
    y += Double(lineCount) * 21 + Double(pair.map(\.told.count).max() ?? 0) * 16 + 56
  }
  let used = Set(panels.flatMap(\.lines).compactMap(\.mark))
  for (number, mark) in Mark.allCases.filter(used.contains).enumerated() {
    let (x, y) = (24 + Double(number % 3) * 112, y + 8 + Double(number / 3) * 20)
    picture.write(
      mark.rawValue, x: x, y: y,
      Picture.Lettering(size: 13, ink: mark.ink, isBold: true, anchor: .middle))
    picture.write(mark.meaning, x: x + 10, y: y)
  }
  picture.height = y + 42
  return picture
}

/// The change of a line in this stage or the next one.
private enum Mark: String, CaseIterable {
  case deleted = "−"
  case inserted = "+"
  case movedUp = "↑"
  case movedDown = "↓"
  case crossed = "⇄"
  case updated = "≈"

  var meaning: String {
    switch self {
    case .deleted: "goes next"
    case .inserted: "came"
    case .movedUp: "moved up"
    case .movedDown: "moved down"
    case .crossed: "crossed over"
    case .updated: "was updated"
    }
  }

  var ink: Ink {
    switch self {
    case .deleted: .red
    case .inserted: .green
    case .movedUp, .movedDown: .blue
    case .crossed: .orange
    case .updated: .green
    }
  }
}

private struct Panel {
  struct Line {
    let text: String
    let isTitle: Bool
    var mark: Mark?
  }

  let title: String

  /// The calls that the host received.
  let told: [String]

  var lines: [Line]
}

private func panels(of steps: [RecordingHost.Step]) -> [Panel] {
  steps.indices.map { number in
    let step = steps[number]
    let came = step.changes.map(BatchUpdate.init)
    let next = steps.dropFirst(number + 1).first?.changes.map(BatchUpdate.init)
    let before = number == 0 ? [] : steps[number - 1].after
    let lines = step.after.enumerated().flatMap { section, content in
      let title = Panel.Line(
        text: content.title, isTitle: true,
        mark: came?.movedSections.first { $0.new == section }.map {
          $0.old > $0.new ? .movedUp : .movedDown
        })
      return [title]
        + content.rows.enumerated().map { row, text in
          let path = RowPath(section: section, row: row)
          var mark = mark(of: path, came: came, next: next)
          if came == nil, before[section].rows[row] != text { mark = .updated }
          return Panel.Line(text: text, isTitle: false, mark: mark)
        }
    }
    return Panel(title: title(of: number, step), told: told(step, number), lines: lines)
  }
}

private func mark(of path: RowPath, came: BatchUpdate?, next: BatchUpdate?) -> Mark? {
  if next?.deletedRows.contains(path) == true { return .deleted }
  if came?.insertedRows.contains(path) == true { return .inserted }
  guard let move = came?.movedRows.first(where: { $0.new == path }) else { return nil }
  if move.old.section != move.new.section { return .crossed }
  return move.old > move.new ? .movedUp : .movedDown
}

private func title(of number: Int, _ step: RecordingHost.Step) -> String {
  if number == 0 { return "Before" }
  return step.changes == nil ? "After, updated" : "Batch \(number)"
}

private func told(_ step: RecordingHost.Step, _ number: Int) -> [String] {
  if number == 0 { return [] }
  return step.changes.map { "\($0)".components(separatedBy: ", ") } ?? ["update cells in place"]
}

private func draw(
  _ panel: Panel, lineCount: Int, x: Double, y: Double, in picture: inout Picture
) {
  picture.write(
    panel.title, x: x + 4, y: y + 16, Picture.Lettering(size: 13, ink: .blue, isBold: true))
  picture.card(x: x, y: y + 24, width: 165, height: Double(lineCount) * 21 + 10)
  for (number, line) in panel.lines.enumerated() {
    let y = y + 44 + Double(number) * 21
    let ink = line.mark?.ink ?? .plain
    picture.write(
      line.mark?.rawValue ?? "", x: x + 14, y: y,
      Picture.Lettering(size: 13, ink: ink, isBold: true, anchor: .middle))
    picture.write(
      line.text, x: x + (line.isTitle ? 26 : 38), y: y,
      Picture.Lettering(
        size: 13, ink: line.isTitle ? .plain : ink, isBold: line.isTitle,
        isStruck: line.mark == .deleted))
  }
  for (number, phrase) in panel.told.enumerated() {
    picture.write(phrase, x: x + 4, y: y + Double(lineCount) * 21 + 50 + Double(number) * 16)
  }
}

/// Returns the difference between two texts, line by line: `-` marks deleted lines and `+` inserted ones.
/// Each has two unchanged lines around it.
package func lineDiff(from old: String, to new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = newLines.difference(from: oldLines)
  var marked: [(mark: Character, line: Substring)] = []
  var removals = Set<Int>()
  var insertions = Set<Int>()
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removals.insert(offset)
    case .insert(let offset, _, _): insertions.insert(offset)
    }
  }
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < oldLines.count || newIndex < newLines.count {
    if removals.contains(oldIndex) {
      marked.append(("-", oldLines[oldIndex]))
      oldIndex += 1
    } else if insertions.contains(newIndex) {
      marked.append(("+", newLines[newIndex]))
      newIndex += 1
    } else {
      marked.append((" ", newLines[newIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  let context = 2
  var lines: [String] = []
  var isCut = false
  for (index, entry) in marked.enumerated() {
    let around = marked[max(index - context, 0)..<min(index + context + 1, marked.count)]
    if around.contains(where: { $0.mark != " " }) {
      lines.append("\(entry.mark) \(entry.line)")
      isCut = false
    } else if !isCut {
      lines.append("  …")
      isCut = true
    }
  }
  return lines.joined(separator: "\n")
}

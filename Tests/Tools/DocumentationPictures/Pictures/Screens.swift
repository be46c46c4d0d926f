import Foundation

/// Draws the people screen of Gallery before and after hiding the people, from the program's output.
func screens() throws -> [Picture] {
  let gallery = buildFolder.appendingPathComponent("Gallery")
  let printed = try output(of: gallery, ["people", "--select", "1.2", "--toggle"])
  let viewports = viewports(in: printed)
  guard viewports.count == 3 else { throw Problem("Gallery printed something else:\n\(printed)") }
  let names = [
    (
      "screen-before", "A screen with people",
      "The switch Hide people is off, and people are listed"
    ),
    (
      "screen-after", "The screen without people",
      "The switch Hide people is on, and nobody is listed"
    ),
  ]
  return zip(names, viewports.dropFirst()).map { name, lines in
    TextScreen(lines).drawn(
      name: name.0, title: name.1,
      description: "\(name.2). In the viewport: "
        + lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .joined(separator: "; "))
  }
}

/// Returns the text in the frames, without trailing spaces.
private func viewports(in printed: String) -> [[String]] {
  var viewports: [[String]] = []
  for line in printed.split(separator: "\n") {
    if line.hasPrefix("┌") { viewports.append([]) }
    guard line.hasPrefix("│ "), line.hasSuffix("│"), !viewports.isEmpty else { continue }
    let text = line.dropFirst(2).dropLast()
    viewports[viewports.count - 1].append(
      String(text.reversed().drop { $0 == " " }.reversed()))
  }
  return viewports
}

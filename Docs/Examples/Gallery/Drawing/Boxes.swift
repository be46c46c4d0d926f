/// Draws a frame around the picture of a viewport.
///
/// - Parameter picture: lines of text. Lines that are too long are truncated.
func framed(_ picture: String) -> [String] {
  let width = Page.width - 4
  var lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  lines += Array(repeating: "", count: max(0, Page.viewportLines - lines.count))
  let edge = String(repeating: "─", count: width + 2)
  return ["┌\(edge)┐"] + lines.map { "│ \(fitted($0, to: width)) │" } + ["└\(edge)┘"]
}

/// Draws a short text in a box, with up to three lines of text to the right of it.
func boxed(_ image: String, beside text: [String]) -> [String] {
  let edge = String(repeating: "─", count: displayWidth(image) + 2)
  let box = ["╭\(edge)╮", "│ \(image) │", "╰\(edge)╯"]
  return zip(box, text + ["", "", ""]).map { $1.isEmpty ? $0 : "\($0)  \($1)" }
}

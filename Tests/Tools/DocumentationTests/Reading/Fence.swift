/// The line that opens a code block: three or more backticks or tildes, and a language.
struct Fence {
  /// The text after the marks.
  let info: String
  private let mark: Character
  private let count: Int
  private let indentation: Int

  /// Parses a line, or returns `nil` if it doesn't open a block.
  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let marks = text.prefix { $0 == mark }
    let info = text.dropFirst(marks.count)
    guard marks.count >= 3, !info.contains("`") else { return nil }
    self.info = info.split(separator: " ").joined(separator: " ")
    self.mark = mark
    count = marks.count
    indentation = line.count - text.count
  }

  /// Returns whether a line closes the block.
  func isClosed(by line: String) -> Bool {
    let text = line.split(separator: " ").joined(separator: " ")
    return text.count >= count && text.allSatisfy { $0 == mark }
  }

  /// Returns a line of the block without the indentation of the fence.
  func unindented(_ line: String) -> String {
    let spaces = line.prefix(indentation).prefix { $0 == " " }
    return String(line.dropFirst(spaces.count))
  }
}

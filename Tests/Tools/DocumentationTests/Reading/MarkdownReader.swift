import Foundation

/// Finds the code, the output and the directives of a Markdown text.
///
/// If a part looks like code but can't be parsed, the reader reports it, so that no code is skipped
/// silently.
struct MarkdownReader {
  private(set) var page: Page
  private let lines: [String]
  private let firstLine: Int
  private var position = 0

  /// Comments that precede a block or text that hasn't been read yet.
  private var pending: [(comment: String, line: Int)] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - lines: The lines of the text.
  ///   - path: The path of the file.
  ///   - firstLine: The number of the text's first line in the file.
  init(_ lines: [String], path: String, firstLine: Int = 1) {
    page = Page(path: path)
    self.lines = lines
    self.firstLine = firstLine
    read()
  }

  private mutating func read() {
    while position < lines.count {
      let line = lines[position]
      let text = line.trimmingCharacters(in: .whitespaces)
      if let fence = Fence(line) {
        readBlock(fence)
      } else if text.hasPrefix("<!--") {
        readComment()
      } else {
        if line.contains("```") {
          report("a fence is read at the beginning of a line only", at: position)
        }
        page.prose.append((firstLine + position, line))
        if !text.isEmpty { endDirectives() }
        position += 1
      }
    }
    endDirectives()
  }

  private mutating func readBlock(_ fence: Fence) {
    let start = position + 1
    guard let end = lines[start...].firstIndex(where: fence.isClosed) else {
      report("this code block has no end", at: position)
      position = lines.count
      return
    }
    var block = Block(
      firstLine: firstLine + start, lines: lines[start..<end].map(fence.unindented))
    block.directives = takeDirectives()
    let prints = block.directives.contains(.prints)
    switch fence.info {
    case "swift" where prints:
      report("the output of code belongs into a separate ```text block", at: position)
    case "swift":
      page.elements.append(.code(block))
    case "text" where block.directives == [.prints]:
      page.elements.append(.output(block))
    case "":
      report("a code block needs a language: swift, console, text", at: position)
    case _ where fence.info.lowercased().hasPrefix("swift"):
      report("\"\(fence.info)\" is no language; write directives above the fence", at: position)
    case _ where !block.directives.isEmpty:
      report("this directive is not for a block of \"\(fence.info)\"", at: position)
    default: break
    }
    position = end + 1
  }

  /// Reads a comment, which is hidden code, a directive or an ordinary comment.
  private mutating func readComment() {
    let start = position
    guard let end = lines[start...].firstIndex(where: { $0.contains("-->") }) else {
      report("this comment has no end", at: start)
      position = lines.count
      return
    }
    position = end + 1
    let text = lines[start...end].joined(separator: "\n")
      .trimmingCharacters(in: .whitespaces).dropFirst("<!--".count)
    let comment = text[..<(text.range(of: "-->")?.lowerBound ?? text.endIndex)]
      .trimmingCharacters(in: .whitespaces)
    if comment.hasPrefix("swift\n") {
      var block = Block(
        firstLine: firstLine + start + 1, lines: lines[start + 1..<end].map(Self.unescaped))
      block.isHidden = true
      for position in start + 1..<end where page.path.contains(".docc/") && isDirective(position) {
        report("DocC takes this line for a directive; begin it with \\@", at: position)
      }
      block.directives = takeDirectives()
      if !Set(block.directives).isSubset(of: [.fresh]) {
        report("hidden code takes no directive but fresh", at: start)
      }
      page.elements.append(.code(block))
    } else if comment.hasPrefix("swift") {
      report("hidden code begins in the line below <!-- swift", at: start)
    } else {
      pending.append((comment, firstLine + start))
    }
  }

  private func isDirective(_ position: Int) -> Bool {
    lines[position].trimmingCharacters(in: .whitespaces).hasPrefix("@")
  }

  /// Returns a line of hidden code without its escape. A line that begins with `@` is written as `\@`,
  /// because DocC would read it as a directive.
  private static func unescaped(_ line: String) -> String {
    let code = line.drop { $0 == " " }
    return code.hasPrefix("\\@") ? String(line.prefix { $0 == " " } + code.dropFirst()) : line
  }

  /// Returns the directives for the block that begins.
  private mutating func takeDirectives() -> [Directive] {
    defer { pending = [] }
    return pending.compactMap { comment, line in
      let directive = Directive(comment)
      if directive == nil {
        page.findings.append(
          Finding(path: page.path, line: line, text: "there is no directive \"\(comment)\""))
      }
      return directive
    }
  }

  /// Reports directives that precede other text instead of a block.
  private mutating func endDirectives() {
    for (comment, line) in pending where Directive(comment) != nil {
      page.findings.append(
        Finding(path: page.path, line: line, text: "\"\(comment)\" isn't above a code block"))
    }
    pending = []
  }

  private mutating func report(_ text: String, at position: Int) {
    page.findings.append(Finding(path: page.path, line: firstLine + position, text: text))
  }
}

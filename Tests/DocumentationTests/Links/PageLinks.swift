import Foundation

/// The links of Markdown pages to other files of the package, and to headings in them.
struct PageLinks {
  private let file: SourceFile
  private let page: Page

  /// Looks at a page that was read.
  init(_ page: Page, of file: SourceFile) {
    self.file = file
    self.page = page
  }

  /// The links that lead nowhere.
  var findings: [Finding] {
    page.prose.flatMap { line, text in
      Self.targets(in: text).compactMap { target, isImage in
        complaint(about: target, isImage: isImage).map {
          Finding(path: file.path, line: line, text: $0)
        }
      }
    }
  }

  private func complaint(about target: String, isImage: Bool) -> String? {
    let isElsewhere = ["http:", "https:", "mailto:", "doc:"].contains { target.hasPrefix($0) }
    if isElsewhere { return nil }
    if file.path.contains(".docc/") {
      // The converter knows images by their names, and reports those that are not there.
      return isImage ? nil : "a page of a catalogue is linked as <doc:PageName>"
    }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let url =
      parts[0].isEmpty
      ? file.url : file.url.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
    guard FileManager.default.fileExists(atPath: url.path) else {
      return "there is no file \(parts[0])"
    }
    guard parts.count == 2, let text = try? String(contentsOf: url, encoding: .utf8) else {
      return nil
    }
    let isThere = MarkdownReader(text.components(separatedBy: "\n"), path: "").page.prose
      .contains { $0.text.hasPrefix("#") && Self.anchor(of: $0.text) == parts[1] }
    return isThere ? nil : "there is no heading #\(parts[1]) in \(url.lastPathComponent)"
  }

  /// What follows `](` in a text, up to the parenthesis or the title, and whether it is an image.
  private static func targets(in text: String) -> [(target: String, isImage: Bool)] {
    // Every other part stands in backticks.
    let prose = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 0 ? String($1) : "" }.joined(separator: "`")
    let parts = prose.components(separatedBy: "](")
    return zip(parts, parts.dropFirst()).map { before, after in
      let label = before.lastIndex(of: "[").map { before[..<$0] } ?? ""
      return (String(after.prefix { $0 != ")" && $0 != " " }), label.hasSuffix("!"))
    }
  }

  /// The name that hosts of repositories give to a heading.
  private static func anchor(of heading: String) -> String {
    let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    return String(
      title.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }
}

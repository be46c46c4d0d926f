import Foundation

/// The links of a Markdown page to other files and their headings.
struct PageLinks {
  private let file: SourceFile
  private let page: Page

  /// Creates the links of a page.
  init(_ page: Page, of file: SourceFile) {
    self.file = file
    self.page = page
  }

  /// The links whose targets don't exist, and links that work only in DocC.
  var findings: [Finding] {
    page.prose.flatMap { line, text in
      let doc = text.contains("<doc:") ? ["write [Title](Page.md) instead of <doc:Page>"] : []
      return (doc + Self.targets(in: text).compactMap(complaint)).map {
        Finding(path: file.path, line: line, text: $0)
      }
    }
  }

  private func complaint(about target: String) -> String? {
    let isElsewhere = ["http:", "https:", "mailto:"].contains { target.hasPrefix($0) }
    if isElsewhere { return nil }
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

  /// Returns the targets of links and images: the text from `](` to the closing parenthesis or the
  /// title.
  private static func targets(in text: String) -> [String] {
    // Every second part is in backticks.
    let prose = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0 % 2 == 0 ? String($1) : "" }.joined(separator: "`")
    let parts = prose.components(separatedBy: "](")
    return parts.dropFirst().map { after in String(after.prefix { $0 != ")" && $0 != " " }) }
  }

  /// Returns the anchor of a heading on the repository's website.
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

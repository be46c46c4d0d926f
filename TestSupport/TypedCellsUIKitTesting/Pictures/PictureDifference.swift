import Foundation

/// The first difference between two pictures, each with one element per line.
struct PictureDifference: CustomStringConvertible {
  let description: String

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let place = Self.place(of: index, in: index < new.count ? new : old)
    func element(_ lines: [Substring]) -> String {
      guard index < lines.count else { return "nothing" }
      return String(lines[index].drop { $0 == " " })
    }
    description = """
      first difference\(place):
      - \(element(old))
      + \(element(new))
      """
  }

  /// Returns the elements. The description repeats their texts, so a difference there doesn't show where it is.
  private static func lines(of picture: String) -> [Substring] {
    picture.split(separator: "\n").filter { !$0.hasPrefix("  <desc>") }
  }

  /// Returns the cell, header or control that contains an element, from the outermost to the innermost.
  private static func place(of index: Int, in lines: [Substring]) -> String {
    guard index < lines.count else { return "" }
    func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    var depth = indent(lines[index])
    var names: [Substring] = []
    for line in lines[..<index].reversed() where indent(line) < depth {
      depth = indent(line)
      if let start = line.range(of: " class=\"")?.upperBound,
        let end = line[start...].firstIndex(of: "\"")
      {
        names.append(line[start..<end])
      }
    }
    return names.isEmpty ? "" : " in \(names.reversed().joined(separator: " / "))"
  }
}

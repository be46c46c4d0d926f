/// A hand-picked mutant: a text in a line of a file, and the text that replaces it.
public struct Replacement: Sendable, CustomStringConvertible {
  private let old: String
  private let new: String

  public init(_ old: String, by new: String) {
    self.old = old
    self.new = new
  }

  public var description: String { "\(old) -> \(new)" }

  /// Changes a file.
  ///
  /// - Throws: `ReplacementProblem` unless exactly one line has the old text.
  func change(_ source: String) throws -> TextChange {
    let lines = source.split(separator: "\n").count { $0.contains(old) }
    guard lines == 1, let range = source.firstRange(of: old) else {
      throw ReplacementProblem(description: "The old text is in \(lines) lines, not in 1.")
    }
    let same = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
    let oldEnd = old.utf8.dropFirst(same).reversed()
    let newEnd = new.utf8.dropFirst(same).reversed()
    let sameAtEnd = zip(oldEnd, newEnd).prefix { $0 == $1 }.count
    let start = source[..<range.lowerBound].utf8.count + same
    return TextChange(
      bytes: start..<start + oldEnd.count - sameAtEnd, growth: newEnd.count - oldEnd.count,
      result: Array((source[..<range.lowerBound] + new + source[range.upperBound...]).utf8))
  }
}

/// Why a replacement can't be a mutant.
struct ReplacementProblem: Error, CustomStringConvertible {
  let description: String
}

/// A text in which some bytes were replaced.
struct TextChange {
  /// The bytes of the old text that differ.
  let bytes: Range<Int>
  /// By how many bytes the new text is longer.
  let growth: Int
  /// The new text.
  let result: [UInt8]

  /// The new text of some bytes around the change.
  func result(of outer: Range<Int>) -> String {
    String(decoding: result[outer.lowerBound..<outer.upperBound + growth], as: UTF8.self)
  }
}

import TypedCellsTesting

/// A position in the tokens of a source.
struct TokenReader {
  private let tokens: [SourceScan.Token]
  private(set) var position = 0

  init(_ source: String) {
    // The tokens of interpolations precede the string that contains them, and are skipped.
    var kept: [SourceScan.Token] = []
    for token in SourceScan(source).tokens where token.kind != .comment {
      while let last = kept.last, token.range.contains(last.range.lowerBound) { kept.removeLast() }
      kept.append(token)
    }
    tokens = kept
  }

  var current: SourceScan.Token? { token(at: position) }

  /// The text of the current token; empty at the end.
  var text: String { current?.text ?? "" }

  var isAtEnd: Bool { position >= tokens.count }

  /// Whether the current token is the first one on its line.
  var isAtStartOfLine: Bool {
    guard let current, let previous = token(at: position - 1) else { return true }
    return previous.line < current.line
  }

  func token(at position: Int) -> SourceScan.Token? {
    tokens.indices.contains(position) ? tokens[position] : nil
  }

  func text(at position: Int) -> String { token(at: position)?.text ?? "" }

  /// Whether no space separates a token from the one before it.
  func isAdjacent(at position: Int) -> Bool {
    token(at: position)?.range.lowerBound == token(at: position - 1)?.range.upperBound
  }

  /// Returns the bytes from the start of a token to the end of the one before `end`.
  func bytes(_ positions: Range<Int>) -> Range<Int> {
    guard !positions.isEmpty, let first = token(at: positions.lowerBound),
      let last = token(at: positions.upperBound - 1)
    else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  mutating func advance(_ count: Int = 1) { position += count }

  mutating func move(to position: Int) { self.position = position }

  /// Returns the position behind the bracket that closes the one at `position`.
  ///
  /// `<` counts as a bracket only if it is the first one, because elsewhere it can be an operator.
  func end(ofBracketAt start: Int) -> Int {
    let isGeneric = text(at: start) == "<"
    var depth = 0
    var position = start
    while position < tokens.count {
      switch text(at: position) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "<" where isGeneric: depth += 1
      case ">" where isGeneric && !isArrow(at: position): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  /// Whether the token is the end of `->`.
  private func isArrow(at position: Int) -> Bool {
    text(at: position - 1) == "-" && isAdjacent(at: position)
  }

  /// Splits a part of a declaration where `separator` is outside of brackets.
  func split(_ positions: Range<Int>, at separator: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = positions.lowerBound
    for position in outside(positions) where text(at: position) == separator {
      parts.append(start..<position)
      start = position + 1
    }
    return (parts + [start..<positions.upperBound]).filter { !$0.isEmpty }
  }

  /// Returns the first of some texts outside of brackets.
  func first(_ texts: Set<String>, in positions: Range<Int>) -> Int? {
    outside(positions).first { texts.contains(text(at: $0)) }
  }

  /// The positions of a part of a declaration that aren't in brackets, with the opening brackets.
  private func outside(_ positions: Range<Int>) -> [Int] {
    var outside: [Int] = []
    var position = positions.lowerBound
    while position < positions.upperBound {
      outside.append(position)
      position =
        ["(", "[", "{", "<"].contains(text(at: position))
        ? end(ofBracketAt: position) : position + 1
    }
    return outside
  }
}

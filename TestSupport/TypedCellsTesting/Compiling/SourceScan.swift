/// A Swift text split into words, marks, strings and comments, as far as compile cases need the grammar.
///
/// If a wrong split would do harm, check ``isCertain`` first. It is `false` if the scan can't tell two things
/// apart, such as a division and a regular expression.
package struct SourceScan {
  package struct Token {
    package enum Kind {
      /// An identifier, a keyword or a number.
      case word
      /// Any other single character.
      case mark
      case string
      /// A comment that ends with its line. Comments between `/*` and `*/` are skipped.
      case comment
    }

    package let kind: Kind
    package let text: String
    package let line: Int
    /// The position of the text in the bytes of the source.
    package let range: Range<Int>
  }

  package private(set) var tokens: [Token] = []

  /// Whether the compiler splits the text in the same way.
  private(set) var isCertain = true

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  package init(_ source: String) {
    bytes = Array(source.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    scan(untilParenthesis: false)
  }

  /// Scans to the end, or to the parenthesis that ends an interpolation.
  private mutating func scan(untilParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case .space, .tab, .newline: advance()
      case .carriageReturn:
        // The compiler ends a line comment here, but counts only the other character as a line.
        if peek(1) != .newline { isCertain = false }
        advance()
      case .slash where peek(1) == .slash: scanLineComment()
      case .slash where peek(1) == .star: skipBlockComment()
      case .slash:
        // A regular expression can't begin with a space, so a slash before a space is a division.
        if let next = peek(1), next > .space { isCertain = false }
        scanMark()
      case .quote: scanString(pounds: 0)
      case .pound:
        let pounds = count(of: .pound)
        switch peek(pounds) {
        case .quote: scanString(pounds: pounds)
        case .slash:
          isCertain = false
          scanMark()
        default: scanMark()
        }
      case .less, .greater:
        // The compiler ignores a part of the text if it contains the markers of a merge conflict.
        if count(of: byte) > 3 { isCertain = false }
        scanMark()
      case _ where byte.isPartOfWord: scanWord()
      default:
        if byte < .space { isCertain = false }
        if untilParenthesis {
          if byte == .leftParenthesis { depth += 1 }
          if byte == .rightParenthesis {
            if depth == 0 { return }
            depth -= 1
          }
        }
        scanMark()
      }
    }
    if untilParenthesis { isCertain = false }
  }

  private mutating func scanWord() {
    let start = position
    while let byte = peek(), byte.isPartOfWord { advance() }
    append(.word, from: start)
  }

  private mutating func scanMark() {
    let start = position
    advance()
    append(.mark, from: start)
  }

  private mutating func scanLineComment() {
    let start = position
    while let byte = peek(), byte != .newline, byte != .carriageReturn { advance() }
    append(.comment, from: start)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while peek() != nil {
      if peek() == .slash, peek(1) == .star {
        depth += 1
        advance(2)
      } else if peek() == .star, peek(1) == .slash {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
    isCertain = false
  }

  /// Scans a string and the code in its interpolations, whose tokens precede the string's own.
  ///
  /// A quote without a closing quote becomes a mark, as in a regular expression.
  private mutating func scanString(pounds: Int) {
    let (start, firstLine, tokensBefore) = (position, line, tokens.count)
    advance(pounds)
    let quotes = count(of: .quote) >= 3 ? 3 : 1
    advance(quotes)
    scan: while let byte = peek() {
      switch byte {
      case .quote where isClosing(quotes: quotes, pounds: pounds):
        advance(quotes + pounds)
        append(.string, from: start, line: firstLine)
        return
      case .backslash where isFollowed(by: pounds):
        advance(1 + pounds)
        if peek() == .leftParenthesis {
          advance()
          scan(untilParenthesis: true)
        }
        if peek() != nil { advance() }
      case .newline where quotes == 1: break scan
      default: advance()
      }
    }
    isCertain = false
    tokens.removeSubrange(tokensBefore...)
    (position, line) = (start, firstLine)
    scanMark()
  }

  private func isClosing(quotes: Int, pounds: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == .quote }
      && (0..<pounds).allSatisfy { peek(quotes + $0) == .pound }
  }

  private func isFollowed(by pounds: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(1 + $0) == .pound }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func count(of byte: UInt8) -> Int {
    var count = 0
    while peek(count) == byte { count += 1 }
    return count
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if peek() == .newline { line += 1 }
      position += 1
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, line: Int? = nil) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(
      Token(kind: kind, text: text, line: line ?? self.line, range: start..<position))
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let pound = UInt8(ascii: "#")
  fileprivate static let leftParenthesis = UInt8(ascii: "(")
  fileprivate static let rightParenthesis = UInt8(ascii: ")")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let backslash = UInt8(ascii: "\\")

  /// Whether the byte is part of a word. Bytes beyond ASCII are, so that no keyword begins inside an
  /// identifier.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A Swift text cut into words, marks, strings and comments: as much of the grammar as compile cases
/// need.
///
/// Whoever acts on a scan must ask ``isCertain`` first where a wrong cut would do harm. What the scan
/// cannot tell apart, as a division from a regular expression, makes it uncertain.
package struct SourceScan {
  struct Token {
    enum Kind {
      /// An identifier, a keyword or a number.
      case word
      /// One character of anything else.
      case mark
      case string
      /// A comment that ends with its line; comments between `/*` and `*/` are left out.
      case comment
    }

    let kind: Kind
    let text: String
    let line: Int
  }

  private(set) var tokens: [Token] = []

  /// Whether the compiler cuts the text in the same way.
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
        // The compiler ends a line here, and counts lines by the other character only.
        if peek(1) != .newline { isCertain = false }
        advance()
      case .slash where peek(1) == .slash: scanLineComment()
      case .slash where peek(1) == .star: skipBlockComment()
      case .slash:
        // A regular expression cannot begin with a space, and a division between spaces is one.
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
        // Where a merge was left unresolved, the compiler leaves out a part of the text.
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

  /// Scans a string and the code in its interpolations, whose tokens come before the string's own.
  ///
  /// A quote that no other ends is a mark, as in a regular expression.
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
    tokens.append(Token(kind: kind, text: text, line: line ?? self.line))
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

  /// Letters beyond ASCII count, so that a keyword never begins in the middle of an identifier.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

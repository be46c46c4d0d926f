/// A text whose characters have styles.
struct StyledText {
  /// The style of a character.
  struct Style: Equatable {
    var font: DrawnFont
    var color: UIColor
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
  }

  /// A character with its style.
  struct Letter {
    let character: Character
    var style: Style

    var width: CGFloat { style.font.width(of: character) }
  }

  private(set) var characters: [Letter] = []

  init(_ text: String, _ style: Style) {
    characters = text.map { Letter(character: $0, style: style) }
  }

  /// Creates a text from an attributed one. Characters without a font or colour get those of a style.
  init(_ text: NSAttributedString, default style: Style) {
    let whole = text.string as NSString
    // The pointer that is unsafe can end the enumeration, and isn't used.
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      values, range, _ in
      var own = style
      if let font = values[.font] as? UIFont { own.font = DrawnFont(font) }
      if let color = values[.foregroundColor] as? UIColor { own.color = color }
      own.background = values[.backgroundColor] as? UIColor
      own.isUnderlined = (values[.underlineStyle] as? Int ?? 0) != 0
      own.isStruckThrough = (values[.strikethroughStyle] as? Int ?? 0) != 0
      characters += whole.substring(with: range).map { Letter(character: $0, style: own) }
    }
  }

  private init(_ characters: some Sequence<Letter>) {
    self.characters = Array(characters)
  }

  var width: CGFloat { characters.reduce(0) { $0 + $1.width } }

  var string: String { String(characters.map(\.character)) }

  /// The height of the tallest character's line.
  var lineHeight: CGFloat { characters.map(\.style.font.lineHeight).max() ?? 0 }

  var ascent: CGFloat { characters.map(\.style.font.ascent).max() ?? 0 }

  /// The neighbouring characters with the same style.
  var runs: [(text: String, style: Style, width: CGFloat)] {
    var runs: [(text: String, style: Style, width: CGFloat)] = []
    for letter in characters {
      let text = String(letter.character)
      if let last = runs.last, last.style == letter.style {
        runs[runs.count - 1] = (last.text + text, last.style, last.width + letter.width)
      } else {
        runs.append((text, letter.style, letter.width))
      }
    }
    return runs
  }

  /// Returns the text with smaller or larger letters.
  func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      characters.map { letter in
        var letter = letter
        letter.style.font.size *= factor
        return letter
      })
  }
}

// MARK: Lines

extension StyledText {
  /// Wraps the text into lines.
  ///
  /// - Parameters:
  ///   - width: the width of the lines, in points.
  ///   - limit: the maximum number of lines, or 0 for no maximum.
  ///   - mode: how the text is truncated if it needs more lines.
  func lines(width: CGFloat, limit: Int, mode: NSLineBreakMode = .byTruncatingTail) -> [StyledText]
  {
    let paragraphs = characters.split(
      omittingEmptySubsequences: false, whereSeparator: \.character.isNewline)
    var lines: [StyledText] = []
    for paragraph in paragraphs {
      var rest = paragraph
      repeat {
        let isLast = limit > 0 && lines.count == limit - 1
        if isLast {
          let hasMore = paragraph.endIndex < characters.endIndex
          return lines + [StyledText(rest).truncated(to: width, mode, hasMore: hasMore)]
        }
        let count = Self.countThatFits(rest, width, breaksWords: mode == .byCharWrapping)
        lines.append(StyledText(rest.prefix(count)).withoutTrailingSpaces)
        rest = rest.dropFirst(count)
      } while !rest.isEmpty
    }
    return lines
  }

  /// Returns how many characters fit into a line: whole words, unless a single word is too long.
  private static func countThatFits(
    _ characters: ArraySlice<Letter>, _ width: CGFloat, breaksWords: Bool
  ) -> Int {
    var used: CGFloat = 0
    var afterWord = 0
    for (count, letter) in characters.enumerated() {
      if letter.character == " " { afterWord = count + 1 }
      used += letter.width
      // A hundredth of a point absorbs rounding, so that a text fits into its own width.
      if used > width + 0.01, letter.character != " " {
        return max(breaksWords || afterWord == 0 ? count : afterWord, 1)
      }
    }
    return characters.count
  }

  private func truncated(
    to width: CGFloat, _ mode: NSLineBreakMode, hasMore: Bool
  ) -> StyledText {
    guard let style = characters.last?.style, self.width > width + 0.01 || hasMore else {
      return self
    }
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      let count = Self.countThatFits(characters[...], width, breaksWords: mode == .byCharWrapping)
      return StyledText(characters.prefix(count)).withoutTrailingSpaces
    case .byClipping: return self
    default: break
    }
    let dots = StyledText("…", style)
    let room = max(width - dots.width, 0)
    // If the line itself fits, only the paragraphs after it are missing.
    switch self.width > width + 0.01 ? mode : .byTruncatingTail {
    case .byTruncatingHead: return StyledText(dots.characters + fitting(room, fromEnd: true))
    case .byTruncatingMiddle:
      return StyledText(
        fitting(room / 2, fromEnd: false) + dots.characters + fitting(room / 2, fromEnd: true))
    default:
      let start = StyledText(fitting(room, fromEnd: false)).withoutTrailingSpaces
      return StyledText(start.characters + dots.characters)
    }
  }

  private func fitting(_ width: CGFloat, fromEnd: Bool) -> [Letter] {
    var used: CGFloat = 0
    func fits(_ letter: Letter) -> Bool {
      used += letter.width
      return used <= width
    }
    return fromEnd
      ? characters.reversed().prefix(while: fits).reversed() : Array(characters.prefix(while: fits))
  }

  private var withoutTrailingSpaces: StyledText {
    var characters = characters
    while characters.last?.character == " " { characters.removeLast() }
    return StyledText(characters)
  }
}

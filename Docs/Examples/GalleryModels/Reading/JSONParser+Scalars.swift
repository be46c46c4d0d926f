/// Strings and numbers.
extension JSONParser {
  /// Parses a string, including its quotation marks.
  mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var text: [UInt8] = []
    while let character = next {
      switch character {
      case "\"":
        position += 1
        return String(decoding: text, as: UTF8.self)
      case "\\":
        text += String(try escape()).utf8
      case "\0"..."\u{1F}":
        throw expected("an escape such as \\n in place of a control character")
      default:
        text.append(bytes[position])
        position += 1
      }
    }
    throw expected("'\"' at the end of the string")
  }

  /// Parses a number and returns its text.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let first = next, "0"..."9" ~= first else { throw expected("a digit") }
    while let digit = next, "0"..."9" ~= digit { position += 1 }
  }

  /// Parses an escape sequence and returns its character.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    defer { position += 1 }
    switch next {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": break
    default:
      throw JSONSyntaxError(expected: "an escape such as \\n, \\\" or \\u00E9", offset: start)
    }
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A surrogate isn't a character by itself. The first half of a pair needs a second escape.
    if unit < 0xDC00, bytes[(position + 1)...].starts(with: #"\u"#.utf8) {
      position += 2
      let second = try codeUnit()
      if 0xDC00...0xDFFF ~= second {
        let value = 0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(second - 0xDC00)
        if let scalar = Unicode.Scalar(value) { return scalar }
      }
    }
    throw JSONSyntaxError(expected: "two \\u escapes that make one character", offset: start)
  }

  /// Parses the four digits after a `u`. Afterwards, `position` is that of the last digit.
  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[(position + 1)...].prefix(4)
    guard digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits after \\u") }
    position += 4
    return unit
  }
}

/// Parses JSON as RFC 8259 defines it, and throws errors with the position of the mistake.
///
/// Foundation's decoders aren't enough: on Linux, their errors don't contain the position of a syntax error,
/// and they accept some texts that aren't JSON.
struct JSONParser {
  /// The maximum depth of nesting, so that a file can't overflow the stack.
  static let maximumDepth = 128

  let bytes: [UInt8]
  var position = 0

  /// Parses a text that consists of one value.
  ///
  /// - Parameter bytes: the text, in valid UTF-8.
  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    let node = try parser.value(depth: 0)
    guard parser.position == bytes.count else {
      throw parser.expected("nothing after the first value")
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors begin a file with a byte order mark. RFC 8259 allows parsers to ignore it.
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
  }

  /// Parses a value and the white space around it.
  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipWhiteSpace()
    let start = position
    let value: JSONNode.Value =
      switch next {
      case "{": .object(try members(depth: depth + 1))
      case "[": .array(try elements(depth: depth + 1))
      case "\"": .string(try string())
      case "-": .number(try number())
      case let digit? where "0"..."9" ~= digit: .number(try number())
      case "t": try word("true", .bool(true))
      case "f": try word("false", .bool(false))
      case "n": try word("null", .null)
      default: throw expected("a value")
      }
    skipWhiteSpace()
    return JSONNode(value: value, offset: start)
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    try enter(depth)
    if skip("]") { return [] }
    var elements: [JSONNode] = []
    repeat { elements.append(try value(depth: depth)) } while skip(",")
    guard skip("]") else { throw expected("',' or ']'") }
    return elements
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [String: JSONNode] {
    try enter(depth)
    if skip("}") { return [:] }
    var members: [String: JSONNode] = [:]
    repeat {
      skipWhiteSpace()
      let start = position
      guard next == "\"" else { throw expected("a key in double quotes") }
      let key = try string()
      skipWhiteSpace()
      guard skip(":") else { throw expected("':'") }
      guard members.updateValue(try value(depth: depth), forKey: key) == nil else {
        throw JSONSyntaxError(
          expected: "each key once", found: "\(key.debugDescription) again", offset: start)
      }
    } while skip(",")
    guard skip("}") else { throw expected("',' or '}'") }
    return members
  }

  /// Skips the opening bracket of an array or object and the white space after it.
  private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
    guard depth <= Self.maximumDepth else {
      throw expected("at most \(Self.maximumDepth) arrays and objects in one another")
    }
    position += 1
    skipWhiteSpace()
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(JSONSyntaxError) -> JSONNode.Value {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
    return value
  }
}

extension JSONParser {
  /// The next byte as a character, or `nil` at the end. The grammar uses only ASCII.
  var next: Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[position]) : nil
  }

  /// Skips `character` if it is next, and returns whether it was.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  func expected(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(expected: expected, offset: position)
  }

  private mutating func skipWhiteSpace() {
    while let next, [" ", "\n", "\r", "\t"].contains(next) { position += 1 }
  }
}

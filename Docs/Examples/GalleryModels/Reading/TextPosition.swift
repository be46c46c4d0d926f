/// A position in a text as editors show it: line and column, both counted from 1.
struct TextPosition: Equatable {
  let line: Int

  /// The column, counted in characters and not in bytes.
  let column: Int

  /// Creates the position of a byte.
  ///
  /// - Parameters:
  ///   - offset: the offset of the byte.
  ///   - bytes: the text.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = 1 + String(decoding: before[lineStart...], as: UTF8.self).count
  }
}

extension TextPosition: CustomStringConvertible {
  var description: String { "line \(line), column \(column)" }
}

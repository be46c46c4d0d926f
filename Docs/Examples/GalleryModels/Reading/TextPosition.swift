/// A place in a text as editors name it: line and column, both counted from 1.
struct TextPosition: Equatable {
  let line: Int

  /// Counts what a reader takes for characters, not bytes.
  let column: Int

  /// The place of a byte.
  ///
  /// - Parameters:
  ///   - offset: how many bytes stand before it.
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

/// A part of a public declaration that restricts or grants something, and that an edit can remove.
struct Constraint: Sendable, CustomStringConvertible {
  /// The consequence of removing a constraint.
  enum Kind: Sendable {
    /// The compiler accepts more code, so a compile case with a mistake notices the edit.
    case requirement
    /// The compiler accepts conformances that lack something, and less code that uses them, so a compile case with or
    /// without a mistake notices the edit.
    case inheritance
    /// The compiler accepts less code, so a compile case without mistakes notices the edit.
    case grant
    /// The compiler prefers another overload, so a compile case notices that a mistake is refused with other
    /// words, or that code without mistakes is refused.
    case preference
  }

  /// The path of the file in the sources of the module.
  let file: String
  /// The declaration's name, such as `Row.init(_:_:)`.
  let declaration: String
  /// The constraint, such as `where Cell: Updatable`. If the file has the same text in several declarations
  /// of this name, a number tells them apart.
  var text: String
  let kind: Kind
  /// The part of the file's bytes to replace.
  let range: Range<Int>
  let replacement: String

  var description: String { "\(file), \(declaration): \(text)" }

  /// Returns the text of the file without the constraint.
  func removed(from source: String) -> String {
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(range, with: replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A mistake that makes a text invalid JSON.
struct JSONSyntaxError: Error, Equatable {
  let expected: String

  /// A description of the actual text, or `nil` to quote the text at ``offset``.
  var found: String?

  /// The offset of the first wrong byte, or the text's length if the text ends too early.
  let offset: Int
}

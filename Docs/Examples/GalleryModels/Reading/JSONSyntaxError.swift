/// A text is not JSON.
struct JSONSyntaxError: Error, Equatable {
  let expected: String

  /// What came instead, where there is more to say than what stands at the place.
  var found: String?

  /// The offset of the first byte that does not fit; the text's length when the text is cut off.
  let offset: Int
}

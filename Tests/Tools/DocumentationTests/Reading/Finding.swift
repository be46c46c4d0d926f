/// A mistake in the documentation and its location.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let text: String

  var description: String { "\(path):\(line): \(text)" }
}

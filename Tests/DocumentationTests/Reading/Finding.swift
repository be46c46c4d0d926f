/// Something that is not as the documentation says, and where.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let text: String

  var description: String { "\(path):\(line): \(text)" }
}

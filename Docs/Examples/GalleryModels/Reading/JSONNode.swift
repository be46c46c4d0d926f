/// A value in a JSON text that remembers where it stands, so that a complaint can name the place.
struct JSONNode: Equatable {
  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    /// The number as it is written, so that no number is too large.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  let value: Value

  /// The offset of the value's first byte in the text.
  let offset: Int
}

extension JSONNode: CustomStringConvertible {
  /// The value in the words of a message, as in `found the text "nineteen"`.
  var description: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let literal): "the number \(abbreviated(literal))"
    case .string(""): "an empty text"
    case .string(let text): "the text \(abbreviated(text).debugDescription)"
    case .array([]): "an empty array"
    case .array(let elements): "an array of \(elements.count)"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }

  private func abbreviated(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }
}

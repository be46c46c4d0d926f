/// A value in a JSON text, with its offset for error messages.
struct JSONNode: Equatable {
  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    /// The number as text, so that a number of any size can be represented.
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
  /// A description for an error message, for example `the text "nineteen"`.
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

import Foundation

/// A value in a data file, of any type that JSON has.
enum JSONNode: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  indirect case array([JSONNode])
  indirect case object([String: JSONNode])
}

extension JSONNode: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try value.decode([JSONNode].self))
    } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      self = .object(try value.decode([String: JSONNode].self))
    } else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "expected a text with valid escapes, or a number up to 1.8e308")
    }
  }

  /// The key of an object whose keys aren't known.
  private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension JSONNode: CustomStringConvertible {
  /// A description for an error message, for example `the text "nineteen"`.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "the number \(Int(exactly: number).map(String.init) ?? "\(number)")"
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

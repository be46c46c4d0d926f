package import Foundation

/// A value that a user perceives of a view: a text, a number, a colour.
package enum ObservedValue {
  /// A text that the user reads.
  case text(String)

  /// Something else in words, such as the handlers of a control.
  case detail(String)

  /// A number, and the one that isn't observed because it's usual.
  case number(Double, usual: Double? = nil)

  /// A case of an enumeration.
  case choice(Int, CaseNames)
  case flag(Bool)

  /// A point or a size.
  case pair(Double, Double)

  /// A frame, insets or another value of four numbers.
  case numbers(Double, Double, Double, Double)

  /// An object with its own `isEqual`, such as a font or an image.
  case object(NSObject)

  /// A colour, and the colours that it is for some traits. Two colours with different closures aren't `isEqual`, even
  /// if they look the same for all traits.
  case color(NSObject, resolved: () -> [NSObject])

  /// A value of any equatable type.
  case value(AnyEquatable)

  /// An empty collection that a view may fill when it's laid out or drawn. It looks like any other value.
  case unfilled

  /// A hash that is the same for equal values, with words for reports.
  case digest(Int, words: @MainActor () -> String)
}

/// A value of any equatable type, which can be compared with another one.
package struct AnyEquatable {
  package let value: Any
  private let isEqual: (Any) -> Bool

  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  func equals(_ other: AnyEquatable) -> Bool { isEqual(other.value) }
}

extension ObservedValue {
  package func equals(_ other: ObservedValue) -> Bool {
    switch (self, other) {
    case (.unfilled, _): true
    case (.text(let one), .text(let two)): one == two
    case (.detail(let one), .detail(let two)): one == two
    case (.number(let one, _), .number(let two, _)): one == two || (one.isNaN && two.isNaN)
    case (.choice(let one, _), .choice(let two, _)): one == two
    case (.flag(let one), .flag(let two)): one == two
    case (.pair(let a, let b), .pair(let c, let d)): a == c && b == d
    case (.numbers(let a, let b, let c, let d), .numbers(let e, let f, let g, let h)):
      a == e && b == f && c == g && d == h
    case (.object(let one), .object(let two)): one === two || one.isEqual(two)
    case (.color(let one, let here), .color(let two, let there)):
      one === two || one.isEqual(two) || here() == there()
    case (.value(let one), .value(let two)): one.equals(two)
    case (.digest(let one, _), .digest(let two, _)): one == two
    default: false
    }
  }

  /// The text of the value for reports: texts have quotation marks, and objects no addresses.
  @MainActor
  package var words: String {
    switch self {
    case .text(let text), .detail(let text): "\"\(text)\""
    case .number(let number, _): Self.words(number)
    case .choice(let value, let names): names.words(of: value)
    case .flag(let flag): "\(flag)"
    case .pair(let a, let b): "(\(Self.words(a)), \(Self.words(b)))"
    case .numbers(let a, let b, let c, let d):
      "(\([a, b, c, d].map(Self.words).joined(separator: ", ")))"
    case .object(let object), .color(let object, _): withoutAddresses("\(object)")
    case .value(let value): withoutAddresses("\(value.value)")
    case .unfilled: "nil"
    case .digest(_, let words): words()
    }
  }

  /// The text of the value that a part has which doesn't have this one, because the usual value isn't observed.
  @MainActor
  var usualWords: String {
    switch self {
    case .flag(let flag): "\(!flag)"
    case .number(_, let usual?): Self.words(usual)
    case .choice(_, let names): names.words(of: names.usual)
    default: "nil"
    }
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e16 ? "\(Int(number))" : "\(number)"
  }
}

/// Returns `text` without the addresses of objects, which differ in each run.
package func withoutAddresses(_ text: String) -> String {
  // A Swift regular expression would need iOS 16.
  text.replacingOccurrences(
    of: ": 0x[0-9a-f]+|\\(0x[0-9a-f]+\\)| 0x[0-9a-f]+", with: "", options: .regularExpression)
}

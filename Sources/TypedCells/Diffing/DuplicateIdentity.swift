/// An error: several sections, or several rows of a section, have the same identity.
public struct DuplicateIdentity: Error, Hashable {
  /// The positions of the elements that share the identity, in ascending order.
  public enum Places: Hashable, Sendable {
    /// Positions in a sequence.
    case elements([Int])

    /// Positions of sections.
    case sections([Int])

    /// Paths of rows.
    case rows([RowPath])
  }

  /// The description of the identity.
  ///
  /// The identity itself may not be `Sendable`, so the error doesn't keep it.
  public let identity: String

  /// The positions of the elements.
  public let places: Places

  @usableFromInline
  init(identity: String, places: Places) {
    self.identity = identity
    self.places = places
  }
}

extension DuplicateIdentity: CustomStringConvertible {
  /// The positions, the identity and how to fix it, in a sentence.
  public var description: String {
    "\(places) have the same identity, \(identity); give each its own"
  }
}

extension DuplicateIdentity.Places: CustomStringConvertible {
  /// The positions in words, such as `rows 0.1, 0.3 and 0.4`; the first ten if there are more.
  public var description: String {
    switch self {
    case .elements(let positions): "elements \(list(positions))"
    case .sections(let positions): "sections \(list(positions))"
    case .rows(let paths): "rows \(list(paths))"
    }
  }

  private func list(_ places: [some CustomStringConvertible]) -> String {
    var words = places.prefix(10).map(\.description)
    if places.count == 11 {
      words.append("1 other")
    } else if places.count > 11 {
      words.append("\(places.count - 10) others")
    }
    return words.dropLast().joined(separator: ", ") + words.suffix(1).map { " and \($0)" }.joined()
  }
}

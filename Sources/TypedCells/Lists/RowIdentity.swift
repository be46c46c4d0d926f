/// What makes a row, or a section, the same one before and after a change of the list.
///
/// Integers and strings, which most identities are, are kept as they are; others are erased.
public struct RowIdentity: Hashable {
  private enum Storage: Hashable {
    case integer(Int)
    case text(String)
    case other(Box)
    case position(cellClass: ObjectIdentifier?, ordinal: Int)
  }

  /// An erased value, out of line so that the others stay small.
  private final class Box: Hashable {
    let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }

    static func == (left: Box, right: Box) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private let storage: Storage

  /// An identity that the list's author gave.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  public init(_ value: some Hashable) {
    // However an identity is made, equal values are to make equal identities.
    switch value {
    case let integer as Int: storage = .integer(integer)
    case let text as String: storage = .text(text)
    case let identity as RowIdentity: storage = identity.storage
    default: storage = .other(Box(AnyHashable(value)))
    }
  }

  /// An identity that the list's author gave.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  public init(_ value: Int) { storage = .integer(value) }

  /// An identity that the list's author gave.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  public init(_ value: String) { storage = .text(value) }

  /// The identity of a row without one: the how-manieth of its cell class in its section it is.
  init(cellClass: AnyClass?, ordinal: Int) {
    storage = .position(cellClass: cellClass.map { ObjectIdentifier($0) }, ordinal: ordinal)
  }
}

extension RowIdentity: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .integer(let value): "\(value)"
    case .text(let value): value
    case .other(let box): "\(box.value.base)"
    case .position(_, let ordinal): "number \(ordinal) of its kind"
    }
  }
}

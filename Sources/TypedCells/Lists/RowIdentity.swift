/// What makes a row, or a section, the same one before and after a change of the list.
///
/// Integers, strings, UUIDs and ``BitwiseIdentity`` values, which most identities are, are kept as
/// they are; others are erased.
public struct RowIdentity: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case integer(Int)
    case text(String)
    case bytes(UInt64, UInt64)
    case other(ErasedIdentity)
    case position(ordinal: Int, section: UInt64)
  }

  @usableFromInline let storage: Storage
  /// What kind of cell the identity is one of; 0 for an identity that counts whatever the cell is.
  @usableFromInline let kind: UInt16

  @inlinable
  init(storage: Storage, kind: UInt16 = 0) {
    self.storage = storage
    self.kind = kind
  }

  /// An identity that the list's author gave.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // However an identity is made, equal values are to make equal identities.
    if let number = known(value, as: Int.self) {
      self.init(storage: .integer(number))
    } else if let text = known(value, as: String.self) {
      self.init(storage: .text(text))
    } else if let identity = known(value, as: RowIdentity.self) {
      self = identity
    } else if IdentityBytes.describe(Value.self) {
      let bytes = IdentityBytes(value)
      self.init(storage: .bytes(bytes.low, bytes.high))
    } else {
      self.init(storage: .other(TypedIdentity(value)))
    }
  }
}

extension RowIdentity {
  /// The identity of a row without one, until its section knows better.
  @usableFromInline static let unknown = RowIdentity(storage: .position(ordinal: -1, section: 0))

  /// Whether the row's place alone makes it the same row.
  var isPosition: Bool {
    if case .position = storage { true } else { false }
  }

  /// Whether the identity may have been made of a value of a type.
  func mayBeMade(of type: any Any.Type) -> Bool {
    switch storage {
    case .integer: type != String.self
    case .text: type != Int.self
    case .bytes, .other, .position: type != String.self && type != Int.self
    }
  }

  /// The same identity for rows of one cell class only.
  ///
  /// Two models of one identity may well be shown in one section by cells of different classes.
  @inlinable
  func amongCells(of cellClass: AnyClass?) -> RowIdentity {
    RowIdentity(storage: storage, kind: kindOfCell(cellClass))
  }

  /// The how-manieth row of its kind a row is in its section.
  static func position(
    _ ordinal: Int, of kind: UInt16, in section: RowIdentity
  ) -> RowIdentity {
    RowIdentity(
      storage: .position(ordinal: ordinal, section: section.hash(.ofProcess)), kind: kind)
  }

  /// The identity as its author wrote it, whatever kind of cell it is one of.
  var ofAnyKind: RowIdentity { RowIdentity(storage: storage) }
}

/// A number, not 0, by which to tell cell classes apart; two classes share one by chance only.
@inlinable
func kindOfCell(_ cellClass: AnyClass?) -> UInt16 {
  guard let cellClass else { return 1 }
  let address = UInt64(UInt(bitPattern: ObjectIdentifier(cellClass)))
  return max(UInt16(truncatingIfNeeded: folded(address, 0x9E37_79B9_7F4A_7C15)), 1)
}

extension RowIdentity: Hashable {
  /// Whether two identities are equal values of one type, or those of a row without one in one place.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.kind == right.kind else { return false }
    return switch (left.storage, right.storage) {
    case (.integer(let left), .integer(let right)): left == right
    case (.bytes(let left, let more), .bytes(let right, let most)): left == right && more == most
    case (.text(let left), .text(let right)): left == right
    case (.other(let left), .other(let right)): left === right || left.isEqual(to: right)
    case (.position(let left, let home), .position(let right, let section)):
      left == right && home == section
    default: false
    }
  }

  /// Feeds a number into a hasher that equal identities share.
  ///
  /// - Parameter hasher: what takes it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash(.ofProcess))
  }

  /// A number that equal identities share; see ``IdentityKind`` for how it is made.
  @inlinable
  func hash(_ secrets: HashSecrets) -> UInt64 {
    var secrets = secrets.varied(by: kind)
    switch storage {
    case .integer(let number): return secrets.hash(number)
    case .bytes(let low, let high): return secrets.hash(IdentityBytes(low: low, high: high))
    case .text(let text): return secrets.hash(text)
    case .other(let identity): return identity.hash ^ UInt64(kind)
    case .position(let ordinal, let section):
      secrets.first ^= section
      return secrets.hash(ordinal)
    }
  }
}

extension RowIdentity: CustomStringConvertible {
  /// The value in words, or the ordinal of a row without an identity.
  public var description: String {
    switch storage {
    case .integer(let value): "\(value)"
    case .text(let value): value
    case .bytes(let low, let high): IdentityBytes(low: low, high: high).description
    case .other(let identity): identity.description
    case .position(let ordinal, _): "number \(ordinal) of its kind"
    }
  }
}

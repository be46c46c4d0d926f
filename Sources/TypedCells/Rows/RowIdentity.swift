/// A value that identifies a row or a section before and after a change of the list.
///
/// You rarely create one, because `Row.id(_:)` and `ListSection(id:)` take any `Hashable` value.
///
/// Integers, strings, UUIDs and ``BitwiseIdentity`` values are stored as they are. Values of other types
/// are erased, and compared by their own `==`.
///
/// An identity isn't `Sendable`, because the type of its value may be usable on the main actor only, as
/// are the types of a module with `.defaultIsolation(MainActor.self)`.
@frozen
public struct RowIdentity {
  @frozen
  @usableFromInline
  enum Storage {
    case integer(Int)
    case text(String)
    case bytes(UInt64, UInt64)
    case other(ErasedIdentity)
    /// The position in a block or a loop of a builder; see `BuilderPlace`.
    case position(Int, in: UInt64)
    /// An identity of type `other` during one diff; see ``IdentityNumbers``.
    case number(Int)
  }

  @usableFromInline let storage: Storage
  /// A number for the row's cell class, or 0 if rows of other cell classes may be equal.
  @usableFromInline let kind: UInt16

  @inlinable
  init(storage: Storage, kind: UInt16 = 0) {
    self.storage = storage
    self.kind = kind
  }

  /// Creates an identity.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  @inlinable
  public init<Value: Hashable>(_ value: Value) {
    // Equal values make equal identities, whether or not the compiler knows their type here.
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
  /// The identity of a row without one, until its builder gives it a position.
  @inlinable static var unknown: RowIdentity { RowIdentity(storage: .position(-1, in: 0)) }

  /// Creates the identity of a row that shows a model and has no other.
  init(of model: some Identifiable) { self.init(model.id) }

  /// Returns the value from which the identity was made, or `nil` if that has another type.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    switch storage {
    case .integer(let number): number as? Value
    case .text(let text): text as? Value
    case .bytes(let low, let high): IdentityBytes(low: low, high: high).value(as: type)
    case .other(let identity): (identity as? TypedIdentity<Value>)?.value
    case .position, .number: nil
    }
  }

  /// Whether the row is identified by its position.
  var isPosition: Bool {
    if case .position = storage { true } else { false }
  }

  /// Returns whether the identity may have been made from a value of a type.
  func mayBeMade(of type: any Any.Type) -> Bool {
    switch storage {
    case .integer: type != String.self
    case .text: type != Int.self
    case .bytes, .other, .position, .number: type != String.self && type != Int.self
    }
  }

  /// Returns the same identity for rows of one cell class only.
  ///
  /// Two models of one identity may well be shown in one section by cells of different classes.
  @inlinable
  func amongCells(of cellClass: AnyClass?) -> RowIdentity {
    RowIdentity(storage: storage, kind: kindOfCell(cellClass))
  }

  /// The identity without the cell class.
  var ofAnyKind: RowIdentity { RowIdentity(storage: storage) }
}

/// Returns a number other than 0 for a cell class. Two classes may share one, by chance.
@inlinable
func kindOfCell(_ cellClass: AnyClass?) -> UInt16 {
  guard let cellClass else { return 1 }
  let address = UInt64(UInt(bitPattern: ObjectIdentifier(cellClass)))
  return max(UInt16(truncatingIfNeeded: folded(address, 0x9E37_79B9_7F4A_7C15)), 1)
}

extension RowIdentity: Hashable {
  /// Returns whether two identities are equal values of one type, or the same position in a builder of one section.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.kind == right.kind else { return false }
    return switch (left.storage, right.storage) {
    case (.integer(let left), .integer(let right)): left == right
    case (.bytes(let left, let more), .bytes(let right, let most)): left == right && more == most
    case (.text(let left), .text(let right)): left == right
    case (.other(let left), .other(let right)): left === right || left.isEqual(to: right)
    case (.position(let left, let place), .position(let right, let other)):
      left == right && place == other
    case (.number(let left), .number(let right)): left == right
    default: false
    }
  }

  /// Feeds a number that equal identities share into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash(.ofProcess))
  }

  /// Returns a number that equal identities share; see ``IdentityKind`` for how it is made.
  @inlinable
  func hash(_ secrets: HashSecrets) -> UInt64 {
    var secrets = secrets.varied(by: kind)
    switch storage {
    case .integer(let number): return secrets.hash(number)
    case .bytes(let low, let high): return secrets.hash(IdentityBytes(low: low, high: high))
    case .text(let text): return secrets.hash(text)
    case .other(let identity): return identity.hash ^ UInt64(kind)
    case .position(let position, let place):
      secrets.first ^= place
      return secrets.hash(position)
    case .number(let number): return secrets.hash(number)
    }
  }
}

extension RowIdentity: CustomStringConvertible {
  /// The value as text, or the position of a row without an identity.
  public var description: String {
    switch storage {
    case .integer(let value): "\(value)"
    case .text(let value): value
    case .bytes(let low, let high): IdentityBytes(low: low, high: high).description
    case .other(let identity): identity.description
    case .position(let position, _): "position \(position) in its builder"
    case .number(let number): "#\(number)"
    }
  }
}

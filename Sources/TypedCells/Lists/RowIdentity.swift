/// What makes a row, or a section, the same one before and after a change of the list.
public struct RowIdentity: Hashable {
  private enum Storage: Hashable {
    case given(AnyHashable)
    case position(cellClass: ObjectIdentifier?, ordinal: Int)
  }

  private let storage: Storage

  /// An identity that the list's author gave.
  ///
  /// - Parameter value: a value that no other row of its section has, or no other section of its list.
  public init(_ value: some Hashable) {
    storage = .given(AnyHashable(value))
  }

  /// The identity of a row without one: the how-manieth of its cell class in its section it is.
  init(cellClass: AnyClass?, ordinal: Int) {
    storage = .position(cellClass: cellClass.map { ObjectIdentifier($0) }, ordinal: ordinal)
  }
}

extension RowIdentity: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .given(let value): "\(value.base)"
    case .position(_, let ordinal): "number \(ordinal) of its kind"
    }
  }
}

/// A ``CellRegistration`` without the type of its host.
final class ErasedRegistration: Sendable {
  let identifier: ReuseIdentifier
  /// A subclass of the host's base class of cells.
  let cellClass: AnyClass
  let source: CellSource

  init(identifier: ReuseIdentifier, cellClass: AnyClass, source: CellSource) {
    self.identifier = identifier
    self.cellClass = cellClass
    self.source = source
  }
}

extension CellRegistration {
  /// Creates a typed registration from one that the host's ``RegistrationTable`` accepted.
  init(_ registration: ErasedRegistration) {
    guard let cellClass = registration.cellClass as? BaseCell.Type else {
      preconditionFailure("\(registration.cellClass) was registered for another kind of host")
    }
    self.init(
      identifier: registration.identifier, cellClass: cellClass, source: registration.source)
  }
}

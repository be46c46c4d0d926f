/// A ``CellRegistration`` whatever host it is for.
final class ErasedRegistration: Sendable {
  let identifier: ReuseIdentifier
  /// A subclass of what all cells of the host are.
  let cellClass: AnyClass
  let source: CellSource

  init(identifier: ReuseIdentifier, cellClass: AnyClass, source: CellSource) {
    self.identifier = identifier
    self.cellClass = cellClass
    self.source = source
  }
}

extension CellRegistration {
  /// A registration that the host's own ``RegistrationTable`` has let in.
  init(_ registration: ErasedRegistration) {
    guard let cellClass = registration.cellClass as? BaseCell.Type else {
      preconditionFailure("the registry of another host let \(registration.cellClass) in")
    }
    self.init(
      identifier: registration.identifier, cellClass: cellClass, source: registration.source)
  }
}

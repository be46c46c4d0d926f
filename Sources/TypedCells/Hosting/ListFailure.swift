/// Something that a list could not do: what, where, and why.
public struct ListFailure: Error, Sendable {
  /// Why a row could not be shown, or moved.
  public enum Reason: Sendable {
    /// The host yielded a cell that does not fit the row.
    case mismatch(CellMismatch)

    /// The row's identifier or model is not registered, or contradicts what is.
    case registration(RegistrationError)

    /// The host could not dequeue a cell.
    case dequeuing(any Error)

    /// The user, or the host, moved the row to where the list has no place for it.
    case invalidMove(RowMove)
  }

  /// Where the row stands.
  public let path: RowPath

  /// Why it could not be shown, or moved.
  public let reason: Reason
}

extension ListFailure: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .mismatch(let mismatch): "row \(path): \(mismatch)"
    case .registration(let error): "row \(path): \(error)"
    case .dequeuing(let error): "row \(path): the host could not dequeue a cell: \(error)"
    case .invalidMove(let move): "row \(path): there is no place for it at \(move.target)"
    }
  }
}

extension ListFailure {
  /// Traps in debug builds, so that the mistake is found where it is made, and prints in release
  /// builds, so that no user loses a list to one cell.
  ///
  /// - Parameter failure: what could not be shown.
  @MainActor
  public static func trapInDebugBuilds(_ failure: ListFailure) {
    assertionFailure(failure.description)
    print("TypedCells: \(failure)")
  }
}

/// Something that a list could not do: where, and why.
public struct ListFailure: Error, Sendable {
  /// Where in a list something failed.
  public enum Place: Hashable, Sendable {
    /// A row, or the cell that is to show it.
    case row(RowPath)

    /// A section of this position.
    case section(Int)

    /// The header or the footer of a section.
    case headerFooter(SectionEdge, section: Int)

    /// The list as a whole.
    case list
  }

  /// Why something could not be shown, or moved.
  public enum Reason: Sendable {
    /// The host yielded a cell that does not fit the row.
    case mismatch(CellMismatch)

    /// The row's identifier or model is not registered, or contradicts what is.
    case registration(RegistrationError)

    /// The host could not dequeue a cell.
    case dequeuing(any Error)

    /// The user, or the host, moved the row to where the list has no place for it.
    case invalidMove(RowMove)

    /// The row, or the section, has the identity of another one.
    case duplicate(DuplicateIdentity)

    /// The row handles an event that the host can't deliver.
    case unsupportedEvent(name: String, advice: String)

    /// The host would refuse a change, which was replaced by a reload.
    case invalidUpdate(BatchUpdateProblem)
  }

  /// Where it failed.
  public let place: Place

  /// Why it failed.
  public let reason: Reason

  /// Where the row stands, or `nil` when it is not about one row.
  public var path: RowPath? {
    if case .row(let path) = place { path } else { nil }
  }
}

extension ListFailure.Place: CustomStringConvertible {
  /// The place in words, as in `row 2.14` or `the header of section 3`.
  public var description: String {
    switch self {
    case .row(let path): "row \(path)"
    case .section(let section): "section \(section)"
    case .headerFooter(.header, let section): "the header of section \(section)"
    case .headerFooter(.footer, let section): "the footer of section \(section)"
    case .list: "the list"
    }
  }
}

extension ListFailure: CustomStringConvertible {
  /// Where it failed and why, in a sentence.
  public var description: String {
    switch reason {
    case .mismatch(let mismatch): "\(place): \(mismatch)"
    case .registration(let error): "\(place): \(error)"
    case .dequeuing(let error): "\(place): the host could not dequeue a cell: \(error)"
    case .invalidMove(let move): "\(place): there is no place for it at \(move.target)"
    case .duplicate(let duplicate): "\(place): \(duplicate)"
    case .unsupportedEvent(let name, let advice):
      "\(place): the host doesn't deliver '\(name)', which the row handles: \(advice)"
    case .invalidUpdate(let problem): "\(place): the change would be refused: \(problem)"
    }
  }
}

extension ListFailure {
  /// Traps in debug builds, so that you find the mistake, and writes to the system log in release builds,
  /// so that your users don't lose the list because of one cell.
  ///
  /// - Parameter failure: what could not be shown.
  @MainActor
  public static func trapInDebugBuilds(_ failure: ListFailure) {
    assertionFailure(failure.description)
    logMistake(failure.description)
  }
}

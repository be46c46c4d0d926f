/// A problem that a list found in its content or its host, with its place and its reason.
///
/// A list passes its failures to ``ListDriver/onFailure``:
///
/// ```swift
/// screen.list.onFailure = { failure in
///   print(failure)  // Row 'b' (section 'letters', index 1): …
/// }
/// ```
public struct ListFailure: Error, Sendable {
  /// A part of a list that a failure is about.
  public enum Place: Hashable, Sendable {
    /// A row, or its cell.
    case row(RowPath)

    /// The section at a position.
    case section(Int)

    /// The header or the footer of the section at a position.
    case headerFooter(SectionEdge, section: Int)

    /// The whole list.
    case list
  }

  /// The reason for a failure.
  public enum Reason: Sendable {
    /// The host returned a cell of the wrong class for the row.
    case mismatch(CellMismatch)

    /// The row's identifier or model isn't registered, or contradicts a registration.
    case registration(RegistrationError)

    /// The host couldn't dequeue a cell.
    case dequeuing(any Error)

    /// The user or the host moved the row to a path that the content doesn't have.
    case invalidMove(RowMove)

    /// Several rows of one section, or several sections, have the same identity.
    case duplicate(DuplicateIdentity)

    /// The row, the section or the list handles an event that the host can't deliver.
    case unsupportedEvent(name: String, advice: String)

    /// The section has an option that the host can't use, for example a layout.
    case unusedOption(name: String, advice: String)

    /// Code selected more rows than the list's selection mode allows.
    case tooManySelected(count: Int, mode: SelectionMode)

    /// The change would be invalid; the list was reloaded instead.
    case invalidUpdate(BatchUpdateProblem)
  }

  /// The part of the list that the failure is about.
  public let place: Place

  /// The reason for the failure.
  public private(set) var reason: Reason

  /// The row's identity as text, or `nil` if the failure isn't about a row or the row has none.
  public private(set) var rowIdentity: String?

  /// The section's identity as text, or `nil` if the failure is about the whole list.
  public private(set) var sectionIdentity: String?

  /// Whether a policy that you chose already handled the failure. A debug build doesn't stop then.
  ///
  /// This is the case for duplicates, unless ``ListDriver/duplicates`` refuses them.
  public let isResolved: Bool

  package init(place: Place, reason: Reason, isResolved: Bool = false) {
    self.place = place
    self.reason = reason
    self.isResolved = isResolved
  }

  /// The path of the row, or `nil` if the failure isn't about a row.
  public var path: RowPath? {
    if case .row(let path) = place { path } else { nil }
  }

  /// The failure with positions in place of identities.
  var withoutIdentities: ListFailure {
    var failure = self
    (failure.rowIdentity, failure.sectionIdentity) = (nil, nil)
    if case .duplicate(let duplicate) = reason {
      failure.reason = .duplicate(
        DuplicateIdentity(identity: "<private>", places: duplicate.places))
    }
    return failure
  }

  /// Returns the failure with the identities of its row and its section.
  @MainActor
  func named(in sections: [SectionContent]) -> ListFailure {
    let position: Int? =
      switch place {
      case .row(let path): path.section
      case .section(let section), .headerFooter(_, let section): section
      case .list: nil
      }
    guard let position, sections.indices.contains(position) else { return self }
    var failure = self
    failure.sectionIdentity = "\(sections[position].identity)"
    if let row = path?.row, 0 <= row, row < sections[position].rows.count {
      let identity = sections[position].rows.identity(at: row)
      failure.rowIdentity = identity.isPosition ? nil : "\(identity)"
    }
    return failure
  }
}

extension ListFailure.Place: CustomStringConvertible {
  /// The place by positions, for example `row 2.14` or `the header of section 3`.
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
  /// The place and the reason, for example `Row 'b' (section 'letters', index 1): …`.
  public var description: String { "\(namedPlace): \(explanation)" }

  private var namedPlace: String {
    switch (place, sectionIdentity, rowIdentity) {
    case (.row(let path), let section?, let row?):
      "Row '\(row)' (section '\(section)', index \(path.row))"
    case (.row(let path), let section?, nil): "Row \(path.row) (section '\(section)')"
    case (.section(let position), let section?, _): "Section '\(section)' (index \(position))"
    case (.headerFooter(.header, _), let section?, _): "Header of section '\(section)'"
    case (.headerFooter(.footer, _), let section?, _): "Footer of section '\(section)'"
    case (.row(let path), nil, _): "Row \(path)"
    case (.section(let position), nil, _): "Section \(position)"
    case (.headerFooter(.header, let position), nil, _): "Header of section \(position)"
    case (.headerFooter(.footer, let position), nil, _): "Footer of section \(position)"
    case (.list, _, _): "The list"
    }
  }

  private var handlerOwner: String {
    switch place {
    case .row: "row"
    case .list: "list"
    case .section, .headerFooter: "section"
    }
  }

  private var explanation: String {
    switch reason {
    case .mismatch(let mismatch): "\(mismatch)"
    case .registration(let error): "\(error)"
    case .dequeuing(let error): "the host couldn't dequeue a cell: \(error)"
    case .invalidMove(let move):
      "it can't move to \(move.new), because the content has no such path"
    case .duplicate(let duplicate): "\(duplicate)"
    case .unsupportedEvent(let name, let advice):
      "the host doesn't deliver '\(name)', which the \(handlerOwner) handles: \(advice)"
    case .unusedOption(let name, let advice):
      "the section has a \(name), which the host doesn't use: \(advice)"
    case .tooManySelected(let count, let mode):
      "\(count) \(count == 1 ? "row" : "rows") can't be selected, because the selection mode is '\(mode)'. Set "
        + "'selectionMode' to '.\(count == 1 ? "single" : "multiple")' before"
    case .invalidUpdate(let problem):
      "the change is invalid, so the list was reloaded: \(problem)"
    }
  }
}

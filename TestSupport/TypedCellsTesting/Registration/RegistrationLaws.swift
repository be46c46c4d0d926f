public import TypedCells

/// The laws of registration: a list can dequeue a cell for every row. They are checked before you show the list.
///
/// `assertRegistered` examines them in a test. Create a value to print a report:
///
/// ```swift
/// print(RegistrationLaws(of: sections, in: registry).report())
/// ```
@MainActor
public struct RegistrationLaws<BaseCell: AnyObject> {
  let failures: [ListFailure]
  let isTried: Bool
  /// The failures of headers and footers; `nil` if none are examined.
  private(set) var headerFooterFailures: [ListFailure]?

  /// Prepares to examine registrations.
  ///
  /// - Parameters:
  ///   - sections: the content to examine; the laws don't show it.
  ///   - registry: the registered identifiers of the list.
  ///   - makeCell: creates a cell as the host would.
  /// - Complexity: O(*n*) for *n* rows.
  public init(
    of sections: [ListSection<BaseCell>], in registry: CellRegistry<BaseCell>,
    makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil
  ) {
    failures = registry.audit(sections, makeCell: makeCell)
    isTried = makeCell != nil
  }

  /// Prepares to examine registrations, including those of headers and footers.
  ///
  /// - Parameters:
  ///   - sections: the content to examine; the laws don't show it.
  ///   - registry: the registered identifiers of cells.
  ///   - headerFooters: the registered identifiers of headers and footers.
  ///   - makeCell: creates a cell as the host would.
  ///   - makeHeaderFooter: creates a header or footer as the host would.
  /// - Complexity: O(*n*) for *n* rows.
  public init<View: AnyObject>(
    of sections: [ListSection<BaseCell>], in registry: CellRegistry<BaseCell>,
    headerFooters: CellRegistry<View>,
    makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil,
    makeHeaderFooter: ((CellRegistration<View>) throws -> View)? = nil
  ) where BaseCell: HostedCell {
    self.init(of: sections, in: registry, makeCell: makeCell)
    headerFooterFailures = headerFooters.auditHeaderFooters(
      of: sections, makeView: makeHeaderFooter)
  }

  /// Examines the registrations on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  public func report() -> LawReport {
    LawReport(
      on: self, named: "a list of \(readableName(of: BaseCell.self))s", laws: Self.laws)
  }

  /// Every law of registrations, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [everyRowDequeues, oneClassPerIdentifier, cellsFitTheirRows, everyHeaderFooterDequeues]
  }

  /// `registration.everyRowDequeues`: every row has a registered identifier or a registered model.
  public static var everyRowDequeues: Law<Self> {
    Law("registration.everyRowDequeues") { $0.failures { $0 == .missing } }
  }

  /// `registration.oneClassPerIdentifier`: an identifier is registered for one cell class and one source.
  public static var oneClassPerIdentifier: Law<Self> {
    Law("registration.oneClassPerIdentifier") { $0.failures { $0 == .conflict } }
  }

  /// `registration.cellsFitTheirRows`: nibs and prototypes create cells of the registered class.
  public static var cellsFitTheirRows: Law<Self> {
    Law("registration.cellsFitTheirRows", unless: \.reasonNotToTry) {
      $0.failures { $0 == .misfit }
    }
  }

  /// `registration.everyHeaderFooterDequeues`: the list can dequeue every header and footer.
  public static var everyHeaderFooterDequeues: Law<Self> {
    Law("registration.everyHeaderFooterDequeues", unless: \.reasonToLeaveOutHeaderFooters) {
      ($0.headerFooterFailures ?? []).map(\.description)
    }
  }

  private var reasonNotToTry: String? {
    isTried ? nil : "nibs and prototypes aren't loaded, because no makeCell is given"
  }

  private var reasonToLeaveOutHeaderFooters: String? {
    headerFooterFailures == nil ? "no registry of headers and footers is given" : nil
  }

  private func failures(where isWanted: (Kind) -> Bool) -> [String] {
    failures.filter { isWanted(Kind($0.reason)) }.map(\.description)
  }

  private enum Kind {
    case missing
    case conflict
    case misfit

    init(_ reason: ListFailure.Reason) {
      switch reason {
      case .mismatch: self = .misfit
      case .registration(.conflict), .registration(.conflictingSources): self = .conflict
      default: self = .missing
      }
    }
  }
}

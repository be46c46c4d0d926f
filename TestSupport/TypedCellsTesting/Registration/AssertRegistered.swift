public import TypedCells

/// Fails the running test for every row that a list could not show, see ``RegistrationLaws``.
///
/// ```swift
/// assertRegistered(PriceList.sections(of: prices), in: registry) { try host.makeCell(for: $0) }
/// ```
///
/// - Parameters:
///   - sections: the content to examine; nothing of it is shown.
///   - registry: what the reuse identifiers stand for.
///   - makeCell: makes a cell as the host would; without it, nibs and prototypes are taken at their
///     word.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertRegistered<BaseCell>(
  _ sections: [ListSection<BaseCell>],
  in registry: CellRegistry<BaseCell>,
  makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    RegistrationLaws(of: sections, in: registry, makeCell: makeCell).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every row, header and footer that a list could not show.
///
/// ```swift
/// assertRegistered(sections, in: list.registry, headerFooters: list.headerFooterRegistry)
/// ```
///
/// - Parameters:
///   - sections: the content to examine; nothing of it is shown.
///   - registry: what the reuse identifiers of cells stand for.
///   - headerFooters: what those of headers and footers stand for.
///   - makeCell: makes a cell as the host would; without it, nibs and prototypes are taken at their
///     word.
///   - makeHeaderFooter: makes a header or footer as the host would.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertRegistered<BaseCell: HostedCell, View: AnyObject>(
  _ sections: [ListSection<BaseCell>],
  in registry: CellRegistry<BaseCell>,
  headerFooters: CellRegistry<View>,
  makeCell: ((CellRegistration<BaseCell>) throws -> BaseCell)? = nil,
  makeHeaderFooter: ((CellRegistration<View>) throws -> View)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let laws = RegistrationLaws(
    of: sections, in: registry, headerFooters: headerFooters, makeCell: makeCell,
    makeHeaderFooter: makeHeaderFooter)
  report(
    laws.report(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

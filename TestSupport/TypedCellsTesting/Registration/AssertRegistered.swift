public import TypedCells

/// Fails the running test for every row that a list could not show, see ``RegistrationLaws``.
///
/// ```swift
/// assertRegistered(PriceList.sections(of: prices), in: registry) { try host.makeCell(for: $0) }
/// ```
///
/// - Parameters:
///   - sections: the content to examine; the assertion doesn't show it.
///   - registry: the registered identifiers of the list.
///   - makeCell: creates a cell as the host would; without it, the cells of nibs and prototypes aren't
///     checked.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
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
///   - sections: the content to examine; the assertion doesn't show it.
///   - registry: the registered identifiers of cells.
///   - headerFooters: the registered identifiers of headers and footers.
///   - makeCell: creates a cell as the host would; without it, the cells of nibs and prototypes aren't
///     checked.
///   - makeHeaderFooter: creates a header or footer as the host would.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
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

public import TypedCells

/// Fails the running test for every law of lists that a list breaks, see ``ListLaws``.
///
/// ```swift
/// assertListLaws(screen.list, hidden: [RowIdentity("Ada")])
/// assertListLaws(screen.list, condition: isOff) { screen.list.updateVisibility() }
/// ```
///
/// - Parameters:
///   - list: the list to examine: a driver or a data source of your own.
///   - hidden: the identities of rows that are hidden now.
///   - condition: the condition under which one row is hidden.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - transaction: applies content, or evaluates all conditions again, once.
/// - Complexity: O(*n*) for *n* rows, and that of 200 look-ups.
@MainActor
public func assertListLaws(
  _ list: any ExaminableList,
  hidden: [RowIdentity] = [],
  condition: CountedCondition? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  transaction: @escaping @MainActor () -> Void = {}
) {
  let laws = ListLaws(list, hidden: hidden, condition: condition, transaction: transaction)
  report(
    laws.report(), at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every law of content that sections break, see ``ContentLaws``.
///
/// ```swift
/// assertContentLaws { PriceList.sections(of: prices) }
/// ```
///
/// - Parameters:
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - content: creates the same content on each call.
/// - Complexity: O(*n*) for *n* rows.
@MainActor
public func assertContentLaws<BaseCell: HostedCell>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  of content: @escaping @MainActor () -> [ListSection<BaseCell>]
) where BaseCell.BaseCell == BaseCell {
  report(
    ContentLaws(of: content).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

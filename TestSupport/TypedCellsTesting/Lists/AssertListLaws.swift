public import TypedCells

/// Fails the running test for every law of lists that a list breaks, see ``ListLaws``.
///
/// ```swift
/// assertListLaws(screen.list, hidden: [RowIdentity("Ada")])
/// assertListLaws(screen.list, condition: isOff) { screen.list.updateVisibility() }
/// ```
///
/// - Parameters:
///   - list: what is examined, a driver or a data source of your own.
///   - hidden: the identities of rows that are hidden at the moment.
///   - condition: the condition under which one row is hidden.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - transaction: applies content, or asks all conditions anew, once.
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
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
///   - content: makes the same content whenever it is called.
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

public import TypedCells

/// Fails the running test if a model offers a trait that a cell ignores, so that the user doesn't see it.
///
/// The law is `capability.nothingIgnored`; the assertion doesn't change the cell.
///
/// ```swift
/// assertNothingIgnored(TitleCell(), about, in: capabilities)
/// ```
///
/// - Parameters:
///   - cell: any cell of the class to examine.
///   - model: any model of the type to examine.
///   - registry: the capabilities to consider.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*) for *n* registered capabilities.
@MainActor
public func assertNothingIgnored(
  _ cell: AnyObject,
  _ model: Any,
  in registry: CapabilityRegistry,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    registry.report(cell, by: model).lawReport,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension CapabilityReport {
  /// `capability.nothingIgnored`: a cell uses every trait that its model offers.
  public static var nothingIgnored: Law<CapabilityReport> {
    Law("capability.nothingIgnored") { report in
      report.ignored.map {
        "a \(readableName(of: report.modelType)) offers what it does not take: \($0)"
      }
    }
  }

  /// The result of examining the report for ``nothingIgnored``.
  public var lawReport: LawReport {
    LawReport(on: self, named: readableName(of: cellClass), laws: [Self.nothingIgnored])
  }
}

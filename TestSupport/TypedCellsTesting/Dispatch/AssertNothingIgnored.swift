public import TypedCells

/// Fails the running test when a model offers what a cell cannot take: the user would not see it.
///
/// The law is `capability.nothingIgnored`; the cell is not touched.
///
/// ```swift
/// assertNothingIgnored(TitleCell(), about, in: capabilities)
/// ```
///
/// - Parameters:
///   - cell: any cell of the class in question.
///   - model: any model of the type in question.
///   - registry: the capabilities that count.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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
  /// `capability.nothingIgnored`: a cell takes everything that its model offers.
  public static var nothingIgnored: Law<CapabilityReport> {
    Law("capability.nothingIgnored") { report in
      report.ignored.map {
        "a \(readableName(of: report.modelType)) offers what it does not take: \($0)"
      }
    }
  }

  /// The report, as an examination on ``nothingIgnored``.
  public var lawReport: LawReport {
    LawReport(on: self, named: readableName(of: cellClass), laws: [Self.nothingIgnored])
  }
}

/// The result of an examination: the laws that are kept, broken, and skipped because they don't apply.
///
/// ```swift
/// let report = ContentLaws { PriceList.sections(of: prices) }.report()
/// for violation in report.violations { print(violation) }
/// ```
public struct LawReport: Hashable, Encodable, Sendable {
  /// A law that was not examined.
  public struct Skip: Hashable, Encodable, Sendable {
    /// The law's stable name.
    public let law: String

    /// The reason why the law doesn't apply.
    public let reason: String
  }

  /// The name of the examined type or value.
  public let subject: String

  /// The names of the laws that are kept.
  public private(set) var kept: [String] = []

  /// The violations, in the order of the laws.
  public private(set) var violations: [Violation] = []

  /// The laws that don't apply.
  public private(set) var skipped: [Skip] = []

  /// Gaps of the examination, and how you can close them.
  public let notes: [String]

  /// Examines a subject.
  ///
  /// - Parameters:
  ///   - subject: the value to examine.
  ///   - name: the subject's name in violations.
  ///   - laws: the laws, in the order in which they are examined.
  public init<Subject>(on subject: Subject, named name: String, laws: [Law<Subject>]) {
    self.init(
      named: name, verdicts: laws.map { ($0.name, $0.verdict(on: subject)) }, notes: [])
  }

  /// Creates a report on laws that were already examined.
  init(named name: String, verdicts: [(law: String, verdict: LawVerdict)], notes: [String]) {
    subject = name
    self.notes = notes
    for (law, verdict) in verdicts {
      switch verdict {
      case .kept: kept.append(law)
      case .skipped(let reason): skipped.append(Skip(law: law, reason: reason))
      case .broken(let problems):
        violations += problems.map { Violation(law: law, subject: name, detail: $0) }
      }
    }
  }
}

extension LawReport: CustomStringConvertible {
  /// A line for the subject, and one line for each violation, each skipped law and each note.
  public var description: String {
    let laws = kept.count == 1 ? "1 law" : "\(kept.count) laws"
    return
      ([violations.isEmpty ? "\(subject) keeps \(laws)" : "\(subject) breaks laws"]
      + violations.map { "  [\($0.law)] \($0.detail)" }
      + skipped.map { "  [\($0.law)] skipped: \($0.reason)" }
      + notes.map { "  note: \($0)" })
      .joined(separator: "\n")
  }
}

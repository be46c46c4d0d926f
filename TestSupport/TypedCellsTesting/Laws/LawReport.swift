/// What an examination found: laws that are kept, broken, and skipped because they do not apply.
public struct LawReport: Hashable, Sendable {
  /// A law that was not examined.
  public struct Skip: Hashable, Sendable {
    /// The law's stable name.
    public let law: String

    /// Why it does not apply.
    public let reason: String
  }

  /// What was examined: a type, or what else tells it from others.
  public let subject: String

  /// The names of the laws that are kept.
  public private(set) var kept: [String] = []

  /// What broke laws, by law.
  public private(set) var violations: [Violation] = []

  /// The laws that do not apply.
  public private(set) var skipped: [Skip] = []

  /// What the examination didn't cover, and how to make it do so.
  public let notes: [String]

  /// Examines a subject.
  ///
  /// - Parameters:
  ///   - subject: what is to keep the laws.
  ///   - name: how to call it in violations.
  ///   - laws: the laws, in the order in which they are examined.
  public init<Subject>(on subject: Subject, named name: String, laws: [Law<Subject>]) {
    self.init(
      named: name, verdicts: laws.map { ($0.name, $0.verdict(on: subject)) }, notes: [])
  }

  /// A report on laws that were examined already.
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
  /// One line a violation and a skipped law, below a line on the whole.
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

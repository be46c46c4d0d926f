/// A law: a name that stays, and a check of what is to keep it.
///
/// The laws of this kit are static members of what they examine, as ``CellLaws/noStaleState``, and the
/// first sentence of each comment is the law. Laws of your own are made in the same way:
///
/// ```swift
/// let short = Law<CellLaws<PriceCell, Price>>("price.short") { prices in
///   prices.pictures.filter { $0.texts.count > 2 }.map { "\($0) has more than two lines" }
/// }
/// let prices = CellLaws(samples: [.cheap, .dear], makeCell: PriceCell.init) { $0.lines }
/// print(prices.report(on: [short]))
/// ```
public struct Law<Subject> {
  /// The law's stable name, as `cell.noStaleState`.
  public let name: String

  private let exemption: (Subject) -> String?
  private let check: (Subject) -> [String]

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - name: the law's stable name: its subject, a point, and the law in camel case.
  ///   - exemption: why the law does not apply to a subject, or `nil` when it does.
  ///   - check: what broke the law: what was expected, and what came.
  public init(
    _ name: String,
    unless exemption: @escaping (Subject) -> String? = { _ in nil },
    check: @escaping (Subject) -> [String]
  ) {
    self.name = name
    self.exemption = exemption
    self.check = check
  }

  /// What becomes of the law when a subject is examined.
  func verdict(on subject: Subject) -> LawVerdict {
    if let reason = exemption(subject) { return .skipped(reason) }
    let problems = check(subject)
    return problems.isEmpty ? .kept : .broken(problems)
  }
}

/// What became of a law when a subject was examined.
enum LawVerdict {
  case kept
  case broken([String])
  case skipped(String)

  var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}

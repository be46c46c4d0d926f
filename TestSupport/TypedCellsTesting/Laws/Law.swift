/// A law: a stable name and a check.
///
/// The laws of this kit are static members of the type that they examine, such as ``CellLaws/noStaleState``.
/// The first sentence of each comment is the law. You create your own laws in the same way:
///
/// ```swift
/// let short = Law<CellLaws<PriceCell, Price>>("price.short") { prices in
///   prices.pictures.filter { $0.texts.count > 2 }.map { "\($0) has more than two lines" }
/// }
/// let prices = CellLaws(PriceCell.self, samples: [.cheap, .dear], .made(PriceCell.init), .observing { $0.lines })
/// print(prices.report(on: [short]))
/// ```
public struct Law<Subject> {
  /// The law's stable name, such as `cell.noStaleState`.
  public let name: String

  private let exemption: (Subject) -> String?
  private let check: (Subject) -> [String]

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - name: the law's stable name: its subject, a point, and the law in camel case.
  ///   - exemption: returns why the law doesn't apply to a subject, or `nil` if it does.
  ///   - check: returns the violations, each with the expected and the actual behaviour.
  public init(
    _ name: String,
    unless exemption: @escaping (Subject) -> String? = { _ in nil },
    check: @escaping (Subject) -> [String]
  ) {
    self.name = name
    self.exemption = exemption
    self.check = check
  }

  /// Examines a subject and returns whether it keeps the law.
  func verdict(on subject: Subject) -> LawVerdict {
    if let reason = exemption(subject) { return .skipped(reason) }
    let problems = check(subject)
    return problems.isEmpty ? .kept : .broken(problems)
  }
}

/// The result of examining a subject for a law.
enum LawVerdict {
  case kept
  case broken([String])
  case skipped(String)

  var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}

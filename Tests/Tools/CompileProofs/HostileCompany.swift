import HostileCases
import TypedCellsTesting

/// Compiles every hostile case alone, in one batch with all others, and in a batch with its family. The
/// verdicts have to be the same each time.
struct HostileCompany {
  private let cases = HostileCase.all

  /// Returns the cases with a wrong verdict or with different verdicts.
  func complaints() throws -> [String] {
    // Each case is compiled alone, but two processes run at a time, which takes half as long.
    let halves = [0, 1].map { first in
      stride(from: first, to: cases.count, by: 2).map { cases[$0] }
    }
    let alone = try verdicts(on: halves, isolated: true)
    let wrong = cases.filter { alone[$0.compileCase.name]?.isEmpty != $0.isRight }
      .map { "\($0.compileCase.name), alone: \(alone[$0.compileCase.name] ?? [])" }
    let companies = [("all", [cases]), ("its family", HostileCase.families)]
    return try wrong
      + companies.flatMap { company, groups in
        let together = try verdicts(on: groups, isolated: false)
        return alone.filter { together[$0] != $1 }.map { name, violations in
          "\(name), with \(company): \(together[name] ?? []) in place of \(violations)"
        }
      }
  }

  /// Returns the violations of each case, by name, after compiling each group separately.
  private func verdicts(
    on groups: [[HostileCase]], isolated: Bool
  ) throws -> [String: [Violation]] {
    try inParallel(groups.count) { number in
      let group = groups[number].map(\.compileCase)
      let reports = CompileLaws.reports(on: group, isolated: isolated)
      return Array(zip(group.map(\.name), reports.map(\.violations)))
    }
    .joined().reduce(into: [:]) { $0[$1.0] = $1.1 }
  }
}

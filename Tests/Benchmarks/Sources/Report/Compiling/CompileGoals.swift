import HostileCases
import TypedCellsTesting

/// Returns the costs of compile cases in batches, and the number of wrong verdicts.
@MainActor
func compileGoals() throws -> [Goal] {
  #if DEBUG
    return []
  #else
    let fifty = CompileCase.specimens(texts: 50)
    let fiveHundred = CompileCase.specimens(texts: 500)
    let violations = CompileLaws.reports(on: fiveHundred).flatMap(\.violations)
    guard violations.isEmpty else { throw MisjudgedSpecimens(violations: violations) }
    let times = medianTimes(
      of: [
        Contender("50 batched") { _ = CompileLaws.reports(on: fifty) },
        Contender("50 isolated") { _ = CompileLaws.reports(on: fifty, isolated: true) },
        Contender("500 batched") { _ = CompileLaws.reports(on: fiveHundred) },
      ], batch: 1, rounds: 7)
    let perSecond = 500 / (times["500 batched", default: .nan] / 1e9)
    let perSecondAlone = 50 / (times["50 isolated", default: .nan] / 1e9)
    return [
      goal(
        "50 texts batched ÷ one process each", times.ratio("50 batched", "50 isolated"),
        .atMost(0.08)),
      goal("texts a second, 500 of them", perSecond, .atLeast(1_500)),
      goal("texts a second, batched ÷ one process each", perSecond / perSecondAlone, .atLeast(50)),
      goal("wrong verdicts over all hostile cases", Double(wrongVerdicts()), .atMost(0)),
    ]
  #endif
}

/// An error for specimens with wrong verdicts, which aren't worth measuring.
private struct MisjudgedSpecimens: Error {
  let violations: [Violation]
}

private func wrongVerdicts() -> Int {
  let cases = HostileCase.all
  let verdicts = CompileLaws.reports(on: cases.map(\.compileCase)).map(\.violations)
  return zip(cases, verdicts).count(where: { hostile, violations in
    violations.isEmpty != hostile.isRight
  })
}

private func goal(_ workload: String, _ measured: Double, _ bound: Goal.Bound) -> Goal {
  Goal(area: "compiling", workload: workload, measured: measured, bound: bound)
}

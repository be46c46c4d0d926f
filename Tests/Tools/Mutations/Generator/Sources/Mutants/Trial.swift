import Foundation
import MutantGenerator

/// What became of a mutant.
enum Outcome: Equatable, Sendable {
  case killed
  /// The tests didn't end in time.
  case hung
  case survived
  /// No test reaches its code.
  case unreached

  var isKilled: Bool { self == .killed || self == .hung }
}

/// Runs the tests that reach a mutant.
struct Trial: Sendable {
  let program: TestProgram
  let suites: [Suite]

  /// Returns the outcome of a mutant.
  ///
  /// Suites that reach few mutants run first, because their tests are about this code. The first processes run few
  /// suites, because most mutants are killed by these.
  func run(_ mutant: Mutant) throws -> Outcome {
    var rest = suites.filter { $0.reached.contains(mutant.id) }.sorted {
      ($0.reached.count, $0.seconds) < ($1.reached.count, $1.seconds)
    }[...]
    if rest.isEmpty { return .unreached }
    var budget = 2.0
    while !rest.isEmpty {
      var group = [rest.removeFirst()]
      while let suite = rest.first, group.map(\.seconds).reduce(suite.seconds, +) < budget {
        group.append(suite)
        rest.removeFirst()
      }
      budget *= 3
      let usual = group.map(\.seconds).reduce(0, +)
      let end = try program.run(
        group, environment: [SelectionSource.selected: String(mutant.id)], seconds: 15 + usual * 5)
      switch end {
      case .exited(0): continue
      case .timedOut: return .hung
      default: return .killed
      }
    }
    return .survived
  }
}

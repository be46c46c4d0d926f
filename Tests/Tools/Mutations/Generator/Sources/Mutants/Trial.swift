import Foundation
import MutantGenerator
import Synchronization

/// The result of a mutant.
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
final class Trial: Sendable {
  private let program: TestProgram
  private let suites: [Suite]
  /// For how many seconds of tests a mutant may survive.
  private let effort: Double
  /// How long a process takes to start.
  private let start: Double
  /// How many mutants of a file each suite has killed.
  private let kills = Mutex<[String: [String: Int]]>([:])

  init(program: TestProgram, suites: [Suite], effort: Double) {
    self.program = program
    self.suites = suites
    self.effort = effort
    start = suites.map(\.seconds).min() ?? 0
  }

  /// Returns the outcome of a mutant.
  ///
  /// Suites that killed other mutants of the file run first, then those of the module's own test target, and then the
  /// others. In both groups, suites that reach few mutants run first, because their tests are about few things. The first
  /// processes run few suites, because most mutants are killed by these.
  ///
  /// A failure counts if it happens twice, because a test that waits for other tasks can fail once if the machine is
  /// busy.
  func run(_ mutant: Mutant) throws -> Outcome {
    var rest = order(for: mutant)[...]
    if rest.isEmpty { return .unreached }
    var budget = 1.0
    var spent = 0.0
    while !rest.isEmpty, spent < effort {
      var group = [rest.removeFirst()]
      var usual = work(of: group[0])
      while let suite = rest.first, usual + work(of: suite) < budget {
        usual += work(of: suite)
        group.append(rest.removeFirst())
      }
      spent += usual
      budget *= 3
      let first = try attempt(group, mutant, usual)
      if first.end == .exited(0) { continue }
      // Only if one suite runs is it known which one a crash ends.
      let suspects = first.failing.map { [$0] } ?? group
      let second = try attempt(suspects, mutant, usual)
      if second.end == .exited(0) {
        say("passes again: \(suspects.map(\.name).joined(separator: ", ")) with \(mutant.key)")
        // The first attempt ended before these.
        let others = group.filter { suite in !suspects.contains { $0.name == suite.name } }
        rest = (others + rest)[...]
        continue
      }
      if second.end == .timedOut { return .hung }
      if let killer = second.failing ?? (suspects.count == 1 ? suspects[0] : nil) {
        kills.withLock { $0[mutant.file, default: [:]][killer.name, default: 0] += 1 }
      }
      return .killed
    }
    return .survived
  }

  /// Runs suites with a mutant.
  ///
  /// - Parameter usual: how long they take without it.
  private func attempt(
    _ suites: [Suite], _ mutant: Mutant, _ usual: Double
  ) throws -> (end: ChildProcess.End, failing: Suite?) {
    var failing: String?
    let end = try program.run(
      suites, environment: [SelectionSource.selected: String(mutant.id)], seconds: 3 + usual * 4
    ) { failing = $0 }.end
    return (end, suites.first { $0.name == failing })
  }

  /// The time that the tests of a suite take.
  private func work(of suite: Suite) -> Double { max(suite.seconds - start, 0.01) }

  private func order(for mutant: Mutant) -> [Suite] {
    let killers = kills.withLock { $0[mutant.file] ?? [:] }
    let keyed = suites.filter { $0.reached.contains(mutant.id) }.map { suite in
      let rate = Double(killers[suite.name] ?? 0) / (work(of: suite) + start)
      let rank = suite.isInTests(ofModuleWith: mutant) ? 0 : 1
      return (suite: suite, key: (-rate, rank, suite.reached.count, suite.seconds))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.suite)
  }
}

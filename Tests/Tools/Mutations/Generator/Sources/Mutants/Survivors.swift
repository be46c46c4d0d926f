import Foundation
import MutantGenerator

/// The mutants that no test kills, as a file keeps them between runs.
struct Survivors {
  /// The key of each mutant, and its outcome.
  private let lines: [(key: String, outcome: String)]
  private let keys: Set<String>

  /// The survivors of a run.
  ///
  /// - Parameter notRun: survivors of an earlier run for which there was no time.
  init(_ results: [(mutant: Mutant, outcome: Outcome)], notRun: [Mutant] = []) {
    let survivors =
      results.filter { !$0.outcome.isKilled }.map { ($0.mutant, "\($0.outcome)") }
      + notRun.map { ($0, "not run again") }
    lines = survivors.sorted { $0.0.id < $1.0.id }
      .map { (key: $0.0.key, outcome: "\($0.1), line \($0.0.line)") }
    keys = Set(lines.map(\.key))
  }

  /// Reads the survivors of the last run.
  ///
  /// - Throws: an error if there was none.
  init(contentsOfFile path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure("\(path) doesn't exist. Run Mutants without --survivors first.")
    }
    lines = text.split(separator: "\n").map { line in
      let end = line.lastIndex(of: "\t") ?? line.endIndex
      return (key: String(line[..<end]), outcome: String(line[end...].dropFirst()))
    }
    keys = Set(lines.map(\.key))
  }

  func contains(_ mutant: Mutant) -> Bool { keys.contains(mutant.key) }

  func write(toFile path: String) throws {
    let text = lines.map { "\($0.key)\t\($0.outcome)\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

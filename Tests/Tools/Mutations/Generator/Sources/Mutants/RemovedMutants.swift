import Foundation
import MutantGenerator

/// The file that lists the mutants that don't compile, so that the next build needs one attempt.
struct RemovedMutants {
  private let file: String
  /// The keys of all mutants, by number.
  private let keys: [String]

  init(file: String, mutants: [Mutant]) {
    self.file = file
    keys = Self.keys(of: mutants)
  }

  /// The keys of mutants, with a number that differs if a function has the same code several times.
  static func keys(of mutants: [Mutant]) -> [String] {
    var counts: [String: Int] = [:]
    return mutants.map { mutant in
      counts[mutant.key, default: 0] += 1
      return "\(mutant.key)\t\(counts[mutant.key] ?? 1)"
    }
  }

  /// Returns the numbers of the mutants in the file.
  func read() -> Set<Int> {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let known = Set(text.split(separator: "\n").map(String.init))
    return Set(keys.indices.filter { known.contains(keys[$0]) })
  }

  /// Replaces the content of the file.
  func write(_ removed: Set<Int>) throws {
    let lines = removed.map { keys[$0] + "\n" }.sorted()
    try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
  }
}

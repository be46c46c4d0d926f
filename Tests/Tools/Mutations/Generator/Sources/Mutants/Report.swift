import Foundation
import MutantGenerator

/// Mutants with a reason why no test kills them, from `equivalents.txt` or `unnoticed.txt`.
struct ListedMutants {
  private var reasons: [String: String] = [:]

  /// An empty list.
  init() {}

  /// Reads the list: file, function, kind, code and reason, separated by tabs.
  ///
  /// An asterisk as the code means all mutants of the kind in the function; one as the kind, all kinds.
  init(contentsOfFile path: String) throws {
    for (number, line) in try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, !fields[4].isEmpty else {
        throw Failure(
          "\(path):\(number + 1): Expected file, function, kind, code and reason, separated by tabs."
        )
      }
      reasons[fields[..<4].joined(separator: "\t")] = String(fields[4])
    }
  }

  func reason(for mutant: Mutant) -> String? {
    keys(of: mutant).lazy.compactMap { reasons[$0] }.first
  }

  /// The keys of entries that describe a mutant.
  private func keys(of mutant: Mutant) -> [String] {
    let place = "\(mutant.file)\t\(mutant.function)"
    return [mutant.key, "\(place)\t\(mutant.kind.rawValue)\t*", "\(place)\t*\t*"]
  }

  /// The number of entries.
  var count: Int { reasons.count }

  /// The entries that describe no mutant.
  func unused(_ mutants: [Mutant]) -> [String] {
    Set(reasons.keys).subtracting(mutants.flatMap(keys)).sorted()
  }
}

/// The results of the mutants of a folder.
struct Score {
  let folder: String
  var all = 0
  var killed = 0
  var hung = 0
  var survived = 0
  var unreached = 0
  var equivalent = 0

  var run: Int { killed + hung + survived + unreached }
  var share: Double { Double(killed + hung) / Double(run) }

  /// Half of the interval that contains the share of all mutants in 95 of 100 samples of this size.
  var uncertainty: Double {
    guard run > 0, run + equivalent < all else { return 0 }
    let (n, p, z) = (Double(run), share, 1.96)
    let finite = ((Double(all) - n) / max(Double(all) - 1, 1)).squareRoot()
    return z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n) * finite
  }

  var line: String {
    if run == 0 { return "\(folder): none of \(all) run, \(equivalent) equivalent" }
    let percent = String(format: "%.1f", share * 100)
    let range = uncertainty == 0 ? "" : String(format: " ± %.1f", uncertainty * 100)
    return """
      \(folder): \(percent)\(range) % killed; \(killed) by a failure, \(hung) by a timeout, \(survived) survived, \
      \(unreached) unreached, \(equivalent) equivalent; \(run) of \(all - equivalent) run
      """
  }
}

import Foundation
import MutantGenerator

/// The results of the mutants of a folder.
struct Score {
  let folder: String
  var all = 0
  var killed = 0
  var hung = 0
  var survived = 0
  var unreached = 0

  var run: Int { killed + hung + survived + unreached }
  var share: Double { Double(killed + hung) / Double(run) }

  /// Half of the interval that contains the share of all mutants in 95 of 100 samples of this size.
  var uncertainty: Double {
    guard run > 0, run < all else { return 0 }
    let (n, p, z) = (Double(run), share, 1.96)
    let finite = ((Double(all) - n) / max(Double(all) - 1, 1)).squareRoot()
    return z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n) * finite
  }

  var line: String {
    if run == 0 { return "\(folder): none of \(all) run" }
    let percent = String(format: "%.1f", share * 100)
    let range = uncertainty == 0 ? "" : String(format: " ± %.1f", uncertainty * 100)
    return """
      \(folder): \(percent)\(range) % killed; \(killed) by a failure, \(hung) by a timeout, \(survived) survived, \
      \(unreached) unreached; \(run) of \(all) run
      """
  }
}

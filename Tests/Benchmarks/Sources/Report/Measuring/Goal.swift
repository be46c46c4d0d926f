/// A measured figure and its bound.
struct Goal {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  let area: String
  let workload: String
  let measured: Double
  let bound: Bound

  var isReached: Bool {
    switch bound {
    case .atLeast(let bound): measured >= bound
    case .atMost(let bound): measured <= bound
    }
  }

  /// The line in the report: `area<TAB>workload<TAB>measured<TAB>goal<TAB>ok|short`.
  var line: String {
    let goal =
      switch bound {
      case .atLeast(let bound): "≥ \(text(bound))"
      case .atMost(let bound): "≤ \(text(bound))"
      }
    return [area, workload, text(measured), goal, isReached ? "ok" : "short"]
      .joined(separator: "\t")
  }

  private func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

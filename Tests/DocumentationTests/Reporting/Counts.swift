/// How much code the documentation has, by what was done with it.
struct Counts: CustomStringConvertible {
  private var compiled = 0
  private var refused = 0
  private var compared = 0
  private var steps = 0
  private var exceptions: [PageCode.Exception] = []

  /// Counts the blocks that readers see.
  init(_ documentation: Documentation) {
    for page in documentation.pages {
      let blocks = (page.scripts + page.manifests).flatMap(\.blocks).filter { !$0.isHidden }
      compiled += blocks.count
      refused += page.scripts.reduce(0) { $0 + $1.blocksWithErrors.count }
      compared += page.scripts.reduce(0) { $0 + $1.outputs.count }
      exceptions += page.exceptions
    }
    steps = documentation.tutorials.reduce(0) { $0 + $1.steps.count }
  }

  var description: String {
    let summary =
      "blocks compiled: \(compiled), of which must fail: \(refused); "
      + "tutorial steps compiled: \(steps); outputs compared: \(compared); "
      + "blocks not compiled: \(exceptions.count)"
    let reasons = exceptions.map { "  \($0.path):\($0.line): \($0.reason)" }
    return (exceptions.isEmpty ? [summary] : reasons + [summary]).joined(separator: "\n")
  }
}

/// The amount of code in the documentation, by how it was checked.
struct Counts: CustomStringConvertible {
  private var compiled = 0
  private var refused = 0
  private var compared = 0
  private var steps = 0
  private var exceptions: [PageCode.Exception] = []
  private var packagesOnly: [PageCode.Exception] = []

  /// Counts the blocks that readers see.
  init(_ documentation: Documentation) {
    for page in documentation.pages {
      let blocks = (page.scripts + page.manifests).flatMap(\.blocks).filter { !$0.isHidden }
      compiled += blocks.count
      refused += page.scripts.reduce(0) { $0 + $1.blocksWithErrors.count }
      compared += page.scripts.reduce(0) { $0 + $1.outputs.count }
      exceptions += page.exceptions
      packagesOnly += page.scripts.flatMap { script in
        script.blocks.compactMap { block in
          block.reasonForPackagesOnly.map {
            PageCode.Exception(path: script.path, line: block.firstLine - 1, reason: $0)
          }
        }
      }
    }
    steps = documentation.tutorials.reduce(0) { $0 + $1.steps.count }
  }

  var description: String {
    let summary =
      "blocks compiled: \(compiled), of which must fail: \(refused); "
      + "left out with a new Xcode project's settings: \(packagesOnly.count); "
      + "tutorial steps compiled: \(steps); outputs compared: \(compared); "
      + "blocks not compiled: \(exceptions.count)"
    let reasons = (exceptions + packagesOnly).map { "  \($0.path):\($0.line): \($0.reason)" }
    return (reasons.isEmpty ? [summary] : reasons + [summary]).joined(separator: "\n")
  }
}

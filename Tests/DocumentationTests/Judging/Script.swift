import Foundation
import TypedCellsTesting

/// Blocks of a page that are compiled as one text, in which each line keeps its number.
struct Script: Sendable {
  /// An output that the page shows, and the number of the block that prints it.
  struct Output: Sendable {
    let text: Block
    let producer: Int
  }

  let path: String
  var blocks: [Block] = []
  var outputs: [Output] = []

  /// The module of the documentation comment that this is, which may use the context of the module.
  var module: String?

  /// The blocks of which a part must be refused.
  var blocksWithErrors: [Block] {
    let errors = text().errors
    return blocks.filter { block in errors.contains { block.range.contains($0.line) } }
  }

  /// The text as the page has it, and without its mistakes.
  struct Text {
    let raw: [String]
    let healed: [String]
    /// The comments that say which lines of code are refused, and how.
    let errors: [SourceScan.Remark]
    /// The comments with the code that replaces such a line, without its mistake.
    let twins: [SourceScan.Remark]
  }

  /// Puts the text together.
  ///
  /// - Parameter preamble: a line to begin with.
  func text(preamble: String = "") -> Text {
    let count = (blocks.last?.range.upperBound ?? 1) - 1
    var raw = Array(repeating: "", count: count)
    for block in blocks {
      for (number, line) in zip(block.range, block.lines) { raw[number - 1] = portable(line) }
    }
    // A block has a fence above it, so the first line is never one of a block.
    if !raw.isEmpty { raw[0] = preamble }
    let scan = SourceScan(raw.joined(separator: "\n"))
    let errors = scan.comments(marked: "error:")
    let twins = scan.comments(marked: "twin:")
    var healed = raw
    for remark in errors + twins {
      healed[remark.line - 1] = ""
      if remark.codeLine > 0 { healed[remark.codeLine - 1] = "" }
    }
    for twin in twins { healed[twin.line - 1] = twin.text }
    return Text(raw: raw, healed: healed, errors: errors, twins: twins)
  }
}

import Foundation
import TypedCellsTesting

/// Blocks of a page that are compiled as one text. Each line keeps its number.
struct Script: Sendable {
  /// An output on the page, with the index of the block that prints it.
  struct Output: Sendable {
    let text: Block
    let producer: Int
  }

  let path: String
  var blocks: [Block] = []
  var outputs: [Output] = []

  /// The module of the documentation comment. Its code may use the module's context.
  var module: String?

  /// The blocks with expected errors.
  var blocksWithErrors: [Block] {
    let errors = text().errors
    return blocks.filter { block in errors.contains { block.range.contains($0.line) } }
  }

  /// The text as on the page, and the text without mistakes.
  struct Text {
    let raw: [String]
    let healed: [String]
    /// The comments that state which lines don't compile, and the expected errors.
    let errors: [SourceScan.Remark]
    /// The comments with the corrected code for such lines.
    let twins: [SourceScan.Remark]
  }

  /// Returns the text of all blocks.
  ///
  /// - Parameter preamble: The first line.
  func text(preamble: String = "") -> Text {
    let count = (blocks.last?.range.upperBound ?? 1) - 1
    var raw = Array(repeating: "", count: count)
    for block in blocks {
      for (number, line) in zip(block.range, block.lines) { raw[number - 1] = portable(line) }
    }
    // Line 1 is never part of a block, because every block has a fence above it.
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

/// A source file in which the number in an environment variable selects a mutant.
public struct MutatedSource: Sendable {
  /// The text, which has the same lines as the original.
  public let text: String
  /// The bytes of the text that each mutant changed, in the order of the mutants.
  private let regions: [(id: Int, bytes: Range<Int>)]
  /// The bytes at which the lines start.
  private let lineStarts: [Int]
  /// The lines of each statement and declaration. They are the same in the original.
  private let statements: [ClosedRange<Int>]

  /// Inserts the selections of mutants.
  init(_ original: String, sites: [Site], statements: [ClosedRange<Int>]) {
    self.statements = statements
    let bytes = Array(original.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 2)
    var starts: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    var position = 0
    for step in Self.steps(of: sites) {
      output += bytes[position..<step.offset]
      position = step.offset
      if step.isClosing {
        output += step.text.utf8
        ends[step.id] = output.count
      } else {
        starts[step.id] = starts[step.id] ?? output.count
        output += step.text.utf8
        if step.replaced > 0 { ends[step.id] = output.count }
      }
      position += step.replaced
    }
    output += bytes[position...]
    text = String(decoding: output, as: UTF8.self)
    regions = sites.compactMap { site in
      guard let start = starts[site.mutant.id], let end = ends[site.mutant.id] else { return nil }
      return (site.mutant.id, start..<end)
    }
    lineStarts =
      [0] + output.indices.lazy.filter { output[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private struct Step {
    let id: Int
    let offset: Int
    let isClosing: Bool
    let text: String
    var replaced = 0
    let extent: Range<Int>
    let number: Int
  }

  /// The edits in the order of the text. Texts of outer sites enclose those of inner ones.
  private static func steps(of sites: [Site]) -> [Step] {
    var steps: [Step] = []
    for (number, site) in sites.enumerated() {
      for edit in site.edits {
        let (offset, isClosing, text, replaced) =
          switch edit {
          case .open(let text): (site.extent.lowerBound, false, text, 0)
          case .close(let text): (site.extent.upperBound, true, text, 0)
          case .replace(let bytes, let text): (bytes.lowerBound, false, text, bytes.count)
          }
        steps.append(
          Step(
            id: site.mutant.id, offset: offset, isClosing: isClosing, text: text,
            replaced: replaced, extent: site.extent, number: number))
      }
    }
    return steps.sorted { left, right in
      if left.offset != right.offset { return left.offset < right.offset }
      if left.isClosing != right.isClosing { return left.isClosing }
      if left.isClosing {
        // The inner site closes first.
        let starts = (left.extent.lowerBound, right.extent.lowerBound)
        return starts.0 == starts.1 ? left.number > right.number : starts.0 > starts.1
      }
      if (left.replaced > 0) != (right.replaced > 0) { return right.replaced > 0 }
      let ends = (left.extent.upperBound, right.extent.upperBound)
      return ends.0 == ends.1 ? left.number < right.number : ends.0 > ends.1
    }
  }

  /// Returns the mutants to remove because of an error of the compiler.
  ///
  /// These are the innermost ones around the position, or else all of the smallest statement or declaration that
  /// contains the line and mutants.
  ///
  /// - Parameters:
  ///   - line: the line of the error, from 1.
  ///   - column: its column in bytes, from 1.
  /// - Complexity: O(*n*) for *n* mutants and statements of the file.
  public func suspects(line: Int, column: Int) -> [Int] {
    guard lineStarts.indices.contains(line - 1) else { return regions.map(\.id) }
    let position = lineStarts[line - 1] + column - 1
    let around = regions.filter {
      $0.bytes.contains(position) || $0.bytes.upperBound == position
    }
    if let smallest = around.map(\.bytes.count).min() {
      return around.filter { $0.bytes.count == smallest }.map(\.id)
    }
    let enclosing = statements.filter { $0.contains(line) }.sorted { $0.count < $1.count }
    for statement in enclosing {
      let found = ids(inLines: statement)
      if !found.isEmpty { return found }
    }
    return regions.map(\.id)
  }

  /// The mutants that start in some lines.
  private func ids(inLines lines: ClosedRange<Int>) -> [Int] {
    let start = lineStarts[lines.lowerBound - 1]
    let end = lines.upperBound < lineStarts.count ? lineStarts[lines.upperBound] : text.utf8.count
    return regions.filter { start..<end ~= $0.bytes.lowerBound }.map(\.id)
  }
}

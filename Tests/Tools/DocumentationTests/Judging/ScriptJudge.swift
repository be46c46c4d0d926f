import TypedCellsTesting

/// Compiles scripts and compares the errors with the expected ones.
struct ScriptJudge: Sendable {
  let compiler: Compiler

  /// The line that precedes every script.
  var preamble = ""

  /// Returns the mistakes in a script.
  ///
  /// The script has to compile without its mistakes. A block with mistakes has to fail with exactly
  /// these errors if the mistakes of the other blocks are corrected.
  func findings(in script: Script) throws -> [Finding] {
    let text = script.text(preamble: preamble)
    var findings = try complaints(about: text.healed, of: script)
    for block in script.blocks {
      let errors = text.errors.filter { block.range.contains($0.line) }
      if errors.isEmpty { continue }
      var lines = text.healed
      for number in block.range { lines[number - 1] = text.raw[number - 1] }
      let together = try complaints(about: lines, of: script)
      let places = Set(errors.map(\.codeLine)).sorted()
      if together.isEmpty || places.count == 1 {
        findings += together
        continue
      }
      // A type error can hide other errors, so each line is compiled separately.
      for place in places {
        var lines = text.healed
        for remark in text.errors + text.twins where remark.codeLine == place {
          for number in [place, remark.line] where number > 0 {
            lines[number - 1] = text.raw[number - 1]
          }
        }
        findings += try complaints(about: lines, of: script)
      }
    }
    return findings
  }

  /// Returns the unexpected and missing errors in lines, which may expect errors in comments.
  func complaints(about lines: [String], of script: Script) throws -> [Finding] {
    let text = CompileText(lines.joined(separator: "\n"), isScript: true)
    let firstLine = script.blocks.first?.firstLine ?? 1
    return switch try compiler.outcome(of: text) {
    case .failed(let reason):
      [Finding(path: script.path, line: firstLine, text: reason)]
    case .errors(let errors):
      text.complaints(about: errors).map {
        // A message about the preamble concerns the page as a whole.
        Finding(path: script.path, line: $0.line > 1 ? $0.line : firstLine, text: $0.text)
      }
    }
  }
}

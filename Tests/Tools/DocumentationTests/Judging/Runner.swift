import Foundation
import TypedCellsTesting

/// Runs scripts and compares their output with the output on their pages.
struct Runner: Sendable {
  private let toolchain: Toolchain
  private let folder: URL

  /// Links the modules of the build into one library for all scripts.
  ///
  /// - Parameters:
  ///   - toolchain: The toolchain to compile with.
  ///   - folder: The folder for the library and the programs.
  /// - Throws: A ``Problem`` if there is no build, or if linking fails.
  init(_ toolchain: Toolchain, in folder: URL) throws {
    self.toolchain = toolchain
    self.folder = folder
    try swiftc(
      ["-emit-library", "-o", folder.appendingPathComponent("libDocumentation.so").path]
        + Toolchain.objects(of: Self.modules), log: "library.txt")
  }

  private static let modules = [
    "TypedCells", "TypedCellsUIKit", "TypedCellsTesting", "TypedCellsUIKitTesting", "HeadlessList",
    "HeadlessUIKit", "HeadlessUIKitClasses", "HeadlessSwiftUI", "TypedCellsAppKit",
    "HeadlessAppKit",
  ]

  /// Returns the differences between a script's output and its page.
  func findings(in script: Script, preamble: String = "") throws -> [Finding] {
    guard let first = script.outputs.first else { return [] }
    let name = "Program\(UUID().uuidString)"
    let source = folder.appendingPathComponent(name).appendingPathComponent("main.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text(of: script, preamble: preamble).write(to: source, atomically: false, encoding: .utf8)
    let program = source.deletingLastPathComponent().appendingPathComponent(name)
    func finding(_ text: String) -> [Finding] {
      [Finding(path: script.path, line: first.text.firstLine - 1, text: text)]
    }
    do {
      try swiftc(
        ["-swift-version", "6", "-suppress-warnings", "-o", program.path, source.path]
          + toolchain.searchOptions
          + ["-L", folder.path, "-lDocumentation", "-Xlinker", "-rpath=\(folder.path)"],
        log: "\(name).txt")
    } catch let problem as Problem {
      return finding("the code that prints this can't be run:\n\(problem)")
    }
    let run = try CompilerProcess(
      program.path, [], log: folder.appendingPathComponent("\(name).txt"), timeLimit: 60)
    guard case .status(0) = run.end else {
      return finding("the code that prints this ended with \(run.end):\n\(run.output)")
    }
    return script.outputs.flatMap { compare($0, with: run.output, of: script) }
  }

  /// Returns the text of a script up to its last block with output. Print statements on the lines of the
  /// fences mark where the output of each block begins and ends.
  private func text(of script: Script, preamble: String) -> String {
    var shortened = script
    shortened.blocks = Array(script.blocks.prefix((script.outputs.last?.producer ?? 0) + 1))
    var lines = shortened.text(preamble: preamble).healed + [""]
    for number in Set(script.outputs.map(\.producer)) {
      let range = script.blocks[number].range
      lines[range.lowerBound - 2] += "print(\"\(Self.mark)\(number)\")"
      lines[range.upperBound - 1] += "print(\"\(Self.mark)end\")"
    }
    return lines.joined(separator: "\n")
  }

  private static let mark = "---- block "

  private func compare(
    _ output: Script.Output, with printed: String, of script: Script
  ) -> [Finding] {
    let lines = printed.components(separatedBy: "\n")
      .drop { $0 != "\(Self.mark)\(output.producer)" }.dropFirst()
      .prefix { $0 != "\(Self.mark)end" }
    let (expected, came) = (Self.trimmed(output.text.lines), Self.trimmed(Array(lines)))
    if expected == came { return [] }
    let difference = zip(expected + [""], came + [""]).enumerated().first { $1.0 != $1.1 }
    let line = output.text.firstLine + (difference?.offset ?? min(expected.count, came.count))
    return [
      Finding(
        path: script.path, line: line,
        text: "the code above prints something else:\n"
          + came.map { "  \($0)" }.joined(separator: "\n"))
    ]
  }

  /// Returns lines without trailing spaces, and without empty lines at the end.
  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines.map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private func swiftc(_ arguments: [String], log: String) throws {
    let compiler = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent()
      .appendingPathComponent("swiftc").path
    let process = try CompilerProcess(
      compiler, arguments, log: folder.appendingPathComponent(log), timeLimit: 120)
    guard case .status(0) = process.end else { throw Problem(process.output) }
  }
}

import Foundation
import TypedCellsTesting

/// Compiles the code that a reader of a tutorial has written after each step.
struct TutorialJudge: Sendable {
  let compiler: Compiler
  let manifests: ManifestJudge

  /// Returns the mistakes in the code after a step.
  func findings(after step: Tutorial.Step, of tutorial: Tutorial) throws -> [Finding] {
    let resources = tutorial.resources
    let absent = step.files.values.filter { resources[$0] == nil }.sorted()
    guard absent.isEmpty else {
      return absent.map {
        Finding(path: tutorial.path, line: step.line, text: "there is no file \($0)")
      }
    }
    if let manifest = step.files["Package.swift"], manifest == step.shown,
      let file = resources[manifest]
    {
      return try manifests.findings(in: file)
    }
    // The compiler requires the script to be the last file.
    let names = step.files.keys.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
      .sorted { ($0 == "main.swift" ? 1 : 0, $0) < ($1 == "main.swift" ? 1 : 0, $1) }
    let files = names.compactMap { step.files[$0] }.compactMap { resources[$0] }
    let texts = files.map { file in
      // All files are one module here, so tests don't need the import.
      let lines = file.lines.map { $0.hasPrefix("@testable import ") ? "" : portable($0) }
      return CompileText(lines.joined(separator: "\n"))
    }
    if texts.isEmpty { return [] }
    let outcome = try compiler.compile(
      texts.map(\.source), .all, endsWithScript: names.last == "main.swift")
    switch outcome {
    case .failed(let reason), .late(let reason):
      return [Finding(path: tutorial.path, line: step.line, text: reason)]
    case .diagnosed(let errors):
      return zip(zip(files, texts), errors).flatMap { source, errors in
        source.1.complaints(about: errors).map {
          Finding(path: source.0.path, line: $0.line, text: $0.text)
        }
      }
    }
  }
}

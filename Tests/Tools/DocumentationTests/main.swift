// Examines the documentation. `swift run DocumentationTests [FILE…]` compiles and runs its code,
// `… coverage GRAPHS` counts the documented declarations, and `… links SITE` follows the links of the
// built site.

import Foundation

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../..").standardizedFileURL

do {
  let arguments = CommandLine.arguments.dropFirst()
  let isRight =
    switch (arguments.first, arguments.count) {
    case ("coverage", 2): try reportCoverage(ofGraphsIn: arguments.last ?? "")
    case ("links", 2): try reportLinks(ofSite: arguments.last ?? "")
    case _: try reportCode(in: Array(arguments))
    }
  exit(isRight ? 0 : 1)
} catch {
  print("✘ \(error)")
  exit(1)
}

/// Compiles and runs the code of some files or of all documentation, and prints the mistakes.
func reportCode(in files: [String]) throws -> Bool {
  let documentation = try Documentation(
    package: package, files: files.map { URL(fileURLWithPath: $0) })
  let contexts = package.appendingPathComponent("Tests/Tools/DocumentationTests/Context")
  let examination = try Examination(documentation, contexts: contexts)
  for finding in examination.findings { print("✘ \(finding)") }
  print(examination.counts)
  return examination.findings.isEmpty
}

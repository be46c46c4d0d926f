import Foundation
import TypedCellsTesting

/// Compiles manifests of packages, and parts of them.
struct ManifestJudge: Sendable {
  private let judge: ScriptJudge

  /// Prepares to compile manifests for the package manager of a toolchain.
  ///
  /// - Parameter frontend: the compiler of the toolchain.
  /// - Throws: the error of a toolchain that is not complete.
  init(frontend: String) throws {
    let root = URL(fileURLWithPath: frontend)
      .deletingLastPathComponent().deletingLastPathComponent()
    var settings = CompileSettings()
    settings.moduleFolders = [root.appendingPathComponent("lib/swift/pm/ManifestAPI").path]
    settings.options = ["-package-description-version", "6.2"]
    judge = ScriptJudge(
      compiler: Compiler(toolchain: try Toolchain(settings), settings: settings))
  }

  /// What is wrong with a manifest, or with a part of one.
  func findings(in manifest: Script) throws -> [Finding] {
    var lines = manifest.text(preamble: "import PackageDescription").raw
    guard let block = manifest.blocks.first, let last = block.lines.indices.last else { return [] }
    let (before, after) = Self.frame(of: block.lines.joined(separator: "\n"))
    // On the lines of the fences, so that no line of the block changes its number.
    let fence = block.firstLine - 2
    lines[fence] += lines[fence].isEmpty ? before : "; \(before)"
    lines[block.firstLine - 1 + last] += "\n\(after)"
    return try judge.complaints(about: lines, of: manifest)
  }

  /// What is wrong with a file that is a manifest.
  func findings(in file: SourceFile) throws -> [Finding] {
    try judge.complaints(about: file.lines, of: Script(path: file.path))
  }

  /// What makes a whole of a part, by what the part begins with.
  private static func frame(of text: String) -> (before: String, after: String) {
    if text.contains("Package(") { return ("", "") }
    let code =
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .first { !$0.isEmpty && !$0.hasPrefix("//") } ?? ""
    if code.hasPrefix(".package(") { return ("let parts: [Package.Dependency] = [", "]") }
    if code.hasPrefix(".product(") { return ("let parts: [Target.Dependency] = [", "]") }
    if code.hasPrefix(".library(") || code.hasPrefix(".executable(") {
      return ("let parts: [Product] = [", "]")
    }
    if code.hasPrefix(".") { return ("let parts: [Target] = [", "]") }
    return code.hasPrefix("name:")
      ? ("let package = Package(", ")") : ("let package = Package(name: \"app\",", ")")
  }
}

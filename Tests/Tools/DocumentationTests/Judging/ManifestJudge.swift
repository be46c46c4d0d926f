import Foundation
import TypedCellsTesting

/// Compiles package manifests and parts of them.
struct ManifestJudge: Sendable {
  private let judge: ScriptJudge

  /// Prepares to compile manifests for a toolchain's package manager.
  ///
  /// - Parameter frontend: The toolchain's compiler.
  /// - Throws: An error if the toolchain isn't complete.
  init(frontend: String) throws {
    let root = URL(fileURLWithPath: frontend)
      .deletingLastPathComponent().deletingLastPathComponent()
    var settings = CompileSettings()
    settings.moduleFolders = [root.appendingPathComponent("lib/swift/pm/ManifestAPI").path]
    settings.options = ["-package-description-version", "6.2"]
    judge = ScriptJudge(
      compiler: Compiler(toolchain: try Toolchain(settings), settings: settings))
  }

  /// Returns the mistakes in a manifest or a part of one.
  func findings(in manifest: Script) throws -> [Finding] {
    var lines = manifest.text(preamble: "import PackageDescription").raw
    guard let block = manifest.blocks.first, let last = block.lines.indices.last else { return [] }
    let (before, after) = Self.frame(of: block.lines.joined(separator: "\n"))
    // The added code is on the lines of the fences, so the lines of the block keep their numbers.
    let fence = block.firstLine - 2
    lines[fence] += lines[fence].isEmpty ? before : "; \(before)"
    lines[block.firstLine - 1 + last] += "\n\(after)"
    return try judge.complaints(about: lines, of: manifest)
  }

  /// Returns the mistakes in a manifest file.
  func findings(in file: SourceFile) throws -> [Finding] {
    try judge.complaints(about: file.lines, of: Script(path: file.path))
  }

  /// Returns the code that completes a part of a manifest, depending on the part's first line.
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

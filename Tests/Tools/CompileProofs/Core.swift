import Foundation
import TypedCellsTesting

/// The core's sources by their paths.
struct Core: Sendable {
  private var texts: [String: String]

  /// Reads the sources of a folder.
  init(folder: URL) throws {
    texts = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }

  /// Returns the core with the edits of a weakening.
  func weakened(by weakening: Weakening) throws -> Core {
    var weakened = self
    for edit in weakening.edits {
      let parts = texts[edit.file]?.components(separatedBy: edit.old) ?? []
      guard parts.count == 2 else {
        throw Problem(
          "\(edit.file) should hold this once, and does \(max(0, parts.count - 1)) times:"
            + "\n\(edit.old)")
      }
      weakened.texts[edit.file] = parts.joined(separator: edit.new)
    }
    return weakened
  }

  /// Compiles the core's declarations into a module that cases can import.
  ///
  /// The compiler skips function bodies, because a weakened declaration may not match its body.
  ///
  /// - Parameter folder: The folder for the sources and the module.
  func emitModule(into folder: URL) throws {
    var paths: [String] = []
    for (number, text) in texts.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
      let file = folder.appendingPathComponent("\(number).swift")
      try text.write(to: file, atomically: false, encoding: .utf8)
      paths.append(file.path)
    }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let compiler = try CompilerProcess(
      Toolchain(CompileSettings()).frontend,
      ["-frontend", "-emit-module", "-module-name", "TypedCells", "-swift-version", "6"]
        + ["-parse-as-library", "-package-name", "core", "-suppress-warnings"]
        + features.flatMap { ["-enable-upcoming-feature", $0] }
        + ["-experimental-skip-all-function-bodies"]
        + ["-o", folder.appendingPathComponent("TypedCells.swiftmodule").path] + paths,
      log: folder.appendingPathComponent("output.txt"), timeLimit: 60)
    guard case .status(0) = compiler.end else {
      throw Problem("the core does not compile: \(compiler.output)")
    }
  }
}

/// An error that keeps a weakening from being judged.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

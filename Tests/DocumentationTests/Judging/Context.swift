import Foundation
import TypedCellsTesting

/// What the documentation comments of a module take for granted: its imports, and cells and models as
/// they have them.
///
/// It is compiled as a module of its own, so that a comment may declare something of the same name.
struct Context: Sendable {
  /// The line with which such comments begin.
  let preamble: String

  /// Compiles a context.
  ///
  /// - Parameters:
  ///   - file: the file of the context.
  ///   - folder: where to write the module.
  ///   - toolchain: what to compile with.
  /// - Throws: a ``Problem`` when it does not compile.
  init(_ file: URL, into folder: URL, _ toolchain: Toolchain) throws {
    let module = "ContextOf" + file.deletingPathExtension().lastPathComponent
    let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("import ") }
    preamble = (imports + ["@testable import \(module)"]).joined(separator: "; ")
    let compiler = try CompilerProcess(
      toolchain.frontend,
      ["-frontend", "-emit-module", "-module-name", module, "-swift-version", "6"]
        + ["-parse-as-library", "-enable-testing", "-suppress-warnings"]
        + toolchain.searchOptions
        + ["-o", folder.appendingPathComponent("\(module).swiftmodule").path, file.path],
      log: folder.appendingPathComponent("\(module).txt"), timeLimit: 60)
    guard case .status(0) = compiler.end else {
      throw Problem("\(file.path) does not compile:\n\(compiler.output)")
    }
  }
}

/// Why the documentation cannot be examined.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

import Foundation
import TypedCellsTesting

/// The declarations that a module's documentation comments use: imports, cells and models.
///
/// They are compiled as a separate module, so that a comment may declare a type of the same name.
struct Context: Sendable {
  /// The line that precedes the code of such comments.
  let preamble: String

  /// Compiles a context.
  ///
  /// - Parameters:
  ///   - file: The file of the context.
  ///   - folder: The folder for the module.
  ///   - toolchain: The toolchain to compile with.
  /// - Throws: A ``Problem`` if the context doesn't compile.
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

/// An error that keeps the documentation from being examined.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

import Foundation
import TypedCellsTesting

/// What a reader of the tutorial has written at some step, as a program.
struct TutorialProgram {
  /// The files of the catalogue, by the names that the reader gives them.
  let files: [String: String]

  /// What is added to run them.
  let main: String

  /// Compiles the files as one module with the modules of this build, and runs them.
  ///
  /// - Parameter mayFail: whether the program may end with another status than 0.
  /// - Returns: what it prints.
  /// - Throws: a ``Problem`` when the files do not compile, or the program fails.
  func output(mayFail: Bool = false) throws -> String {
    try withPrivateFolder { folder in
      for (name, file) in files {
        let resource = package.appendingPathComponent("Docs/TypedCells.docc/Resources/\(file)")
        let text = try String(contentsOf: resource, encoding: .utf8)
        // Tests need not import what they test, for it is one module; the lines stay as many.
        try write(text.replacingOccurrences(of: "@testable import People", with: ""), name, folder)
      }
      try write(main, "main.swift", folder)
      let toolchain = try Toolchain(CompileSettings())
      let compiler = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent()
        .appendingPathComponent("swiftc")
      let sources = (files.keys.sorted() + ["main.swift"])
        .map { folder.appendingPathComponent($0).path }
      let program = folder.appendingPathComponent("People")
      _ = try DocumentationPictures.output(
        of: compiler,
        ["-swift-version", "6", "-module-name", "People", "-o", program.path]
          + sources + toolchain.searchOptions
          + Toolchain.objects(of: ["TypedCells", "HeadlessList", "TypedCellsTesting"]))
      return try DocumentationPictures.output(of: program, [], in: folder, mayFail: mayFail)
    }
  }

  private func write(_ text: String, _ name: String, _ folder: URL) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
  }
}

import Foundation
import TypedCellsTesting

/// The code that a reader of the tutorial has written at some step, as a program.
struct TutorialProgram {
  /// The files of the catalog, by the names that the reader gives them.
  let files: [String: String]

  /// The code that runs the files.
  let main: String

  /// Compiles the files as one module, together with the modules of this build, and runs them.
  ///
  /// - Parameter mayFail: Whether the program may exit with a status other than 0.
  /// - Returns: The output.
  /// - Throws: A ``Problem`` if the files don't compile or the program fails.
  func output(mayFail: Bool = false) throws -> String {
    try withPrivateFolder { folder in
      for (name, file) in files {
        let resource = package.appendingPathComponent("Docs/TypedCells.docc/Resources/\(file)")
        let text = try String(contentsOf: resource, encoding: .utf8)
        // All files are one module, so tests don't need the import. Emptying the line keeps the line
        // numbers.
        let portable = text.replacingOccurrences(of: "@testable import People", with: "")
          .replacingOccurrences(of: "import UIKit", with: "import HeadlessUIKit")
        try write(portable, name, folder)
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
          + Toolchain.objects(of: [
            "TypedCells", "TypedCellsUIKit", "HeadlessUIKit", "HeadlessUIKitClasses",
            "HeadlessSwiftUI",
            "HeadlessList", "TypedCellsTesting", "TypedCellsUIKitTesting",
          ]))
      return try DocumentationPictures.output(of: program, [], in: folder, mayFail: mayFail)
    }
  }

  private func write(_ text: String, _ name: String, _ folder: URL) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
  }
}

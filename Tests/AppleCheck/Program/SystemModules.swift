import Foundation

/// The modules of an Apple system that have no textual interface: hand-written, and never run.
///
/// A module is one of Objective-C in `Headers`, one of Swift in a folder of `Overlays`, or both.
struct SystemModules {
  /// Their names, each after those that it imports.
  static func names(for system: AppleSystem) -> [String] {
    ["ObjectiveC", "Dispatch", "Foundation", "XCTest"]
      + (system.hasUIKit ? ["UIKit"] : [])
  }

  /// Makes the modules, each after those that it imports.
  ///
  /// - Parameters:
  ///   - check: the folder with the headers and overlays.
  ///   - package: the package, whose HeadlessUIKit has what UIKit has in Swift.
  static func emit(
    for system: AppleSystem, with compiler: Compiler, check: URL, package: URL
  ) throws {
    let names = names(for: system)
    for name in names {
      let overlay = check.appendingPathComponent("Overlays/\(name)")
      var folders = [overlay]
      if name == "UIKit" {
        folders.append(package.appendingPathComponent("TestSupport/HeadlessUIKit/Overlay"))
      }
      let files = try folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".swift") }.sorted()
          .map { folder.appendingPathComponent($0).path }
      }
      let hasHeaders = ["ObjectiveC", "Foundation", "UIKit"].contains(name)
      try FileManager.default.createDirectory(
        at: compiler.graphs, withIntermediateDirectories: true)
      let result = try compiler.emitModule(
        name, of: files,
        (hasHeaders ? ["-import-underlying-module"] : []) + compiler.imports(names)
          + [
            "-parse-as-library", "-emit-symbol-graph", "-emit-symbol-graph-dir",
            compiler.graphs.path,
          ])
      if result.status != 0 {
        throw CheckFailure(
          "the hand-written module \(name) does not compile for \(system.triple):\n\(result.output)"
        )
      }
    }
  }
}

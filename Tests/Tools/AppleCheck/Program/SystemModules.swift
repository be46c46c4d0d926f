import Foundation

/// Handwritten versions of the Apple modules that have no textual interface, for type checking only.
///
/// A module consists of Objective-C in `Headers`, of Swift in a folder of `Overlays`, or of both.
struct SystemModules {
  /// The names of the modules. Each follows the modules that it imports.
  static func names(for system: AppleSystem) -> [String] {
    ["ObjectiveC", "Dispatch", "Foundation", "XCTest", "CoreData", "SwiftData"]
      + (system.hasUIKit ? ["UIKit", "Combine", "SwiftUI"] : [])
      + (system.platform == "macos" ? ["AppKit"] : [])
  }

  /// Emits the modules. Each follows the modules that it imports.
  ///
  /// - Parameters:
  ///   - check: The folder with the headers and overlays.
  ///   - package: The package, whose HeadlessUIKitClasses contain UIKit's Swift additions.
  static func emit(
    for system: AppleSystem, with compiler: Compiler, check: URL, package: URL
  ) throws {
    let names = names(for: system)
    for name in names {
      let overlay = check.appendingPathComponent("Overlays/\(name)")
      var folders = [overlay]
      if name == "UIKit" {
        folders.append(package.appendingPathComponent("TestSupport/HeadlessUIKitClasses/Overlay"))
      }
      let files = try folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".swift") }.sorted()
          .map { folder.appendingPathComponent($0).path }
      }
      let hasHeaders = ["ObjectiveC", "Foundation", "CoreData", "UIKit", "AppKit"].contains(name)
      try FileManager.default.createDirectory(
        at: compiler.graphs, withIntermediateDirectories: true)
      let result = try compiler.emitModule(
        name, of: files,
        (hasHeaders ? ["-import-underlying-module"] : []) + compiler.imports(names)
          + [
            "-parse-as-library", "-emit-symbol-graph", "-emit-symbol-graph-dir",
            compiler.graphs.path,
            // Not the name of this package, so that its code can't use what only HeadlessUIKit has.
            "-package-name", name,
          ])
      if result.status != 0 {
        throw CheckFailure(
          "the hand-written module \(name) does not compile for \(system.triple):\n\(result.output)"
        )
      }
    }
  }
}

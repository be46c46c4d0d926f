import Foundation

/// The toolchain's compiler, for one Apple system.
struct Compiler: Sendable {
  /// The folder of the compiled modules. Each has its own subfolder.
  let modules: URL

  /// The folder of the symbol graphs of some modules.
  var graphs: URL { modules.appendingPathComponent("graphs") }

  private let options: [String]

  init(for system: AppleSystem, library: StandardLibrary, folder: URL, headers: URL, toolchain: URL)
  {
    modules = folder.appendingPathComponent("modules")
    var options = [
      "swiftc", "-frontend", "-target", system.triple,
      "-resource-dir", library.resourceFolder.path,
      "-module-cache-path", folder.appendingPathComponent("cache").path,
      "-plugin-path", toolchain.appendingPathComponent("lib/swift/host/plugins").path,
      "-I", headers.appendingPathComponent("Foundation").path,
      "-I", headers.appendingPathComponent("CoreData").path,
      "-Xcc", "-fblocks", "-swift-version", "6",
    ]
    if system.hasUIKit {
      options += ["-I", headers.appendingPathComponent("UIKit").path]
    }
    if system.platform == "macos" {
      options += ["-I", headers.appendingPathComponent("AppKit").path]
    }
    self.options = options
  }

  /// Returns the options that let a module import the named modules and no others.
  func imports(_ names: [String]) -> [String] {
    names.flatMap { ["-I", modules.appendingPathComponent($0).path] }
  }

  /// Runs the compiler and returns its output.
  func run(_ arguments: [String]) throws -> ProcessResult {
    try ProcessResult(running: options + arguments)
  }

  /// Emits a module for importing, without function bodies.
  func emitModule(_ name: String, of files: [String], _ arguments: [String]) throws -> ProcessResult
  {
    let module = modules.appendingPathComponent("\(name)/\(name).swiftmodule")
    try FileManager.default.createDirectory(
      at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try run(
      arguments + [
        "-emit-module", "-experimental-skip-all-function-bodies", "-module-name", name,
        "-emit-module-path", module.path,
      ] + files)
  }

  /// Type-checks a module, including function bodies.
  ///
  /// The later stages of the compiler need intrinsics that Linux's standard library lacks.
  func typeCheck(_ name: String, _ files: [String], _ arguments: [String]) throws -> ProcessResult {
    try run(arguments + ["-typecheck", "-module-name", name] + files)
  }
}

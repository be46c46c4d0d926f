import Foundation

/// Why a text could not be compiled at all.
package struct CompilerFailure: Error, CustomStringConvertible {
  package let description: String
}

/// The compiler that built the running test, and where the modules are that it built.
package struct Toolchain: Sendable {
  /// The path of the compiler.
  package let frontend: String

  /// The options that find the modules, those written in C among them.
  package let searchOptions: [String]

  /// Finds the compiler and the modules beside the running executable.
  ///
  /// On Linux, the compiler is the one whose runtime library is loaded. On a Mac, it is the one that `xcrun` finds.
  ///
  /// - Parameter settings: what to use in their place.
  /// - Throws: a ``CompilerFailure`` if either is missing, or if the system has no compiler.
  package init(_ settings: CompileSettings) throws(CompilerFailure) {
    #if os(Linux) || os(macOS)
      let installed = Self.installed
      frontend =
        if let frontend = settings.frontend { frontend } else { try installed.get().frontend }
      guard FileManager.default.isExecutableFile(atPath: frontend) else {
        throw CompilerFailure(description: "there is no compiler at \(frontend)")
      }
      let build = try Self.build.get()
      let plugins = URL(fileURLWithPath: frontend).deletingLastPathComponent()
        .appendingPathComponent("../lib/swift/host/plugins").standardized.path
      searchOptions =
        settings.moduleFolders.flatMap { ["-I", $0] } + build.searchOptions
        + ["-plugin-path", plugins] + ((try? installed.get().options) ?? [])
    #else
      throw CompilerFailure(
        description:
          "compile cases need a compiler, and this system has none; run them on Linux or macOS")
    #endif
  }

  #if os(Linux) || os(macOS)
    private static let build: Result<BuildFolder, CompilerFailure> = Result {
      () throws(CompilerFailure) in
      try BuildFolder(beside: InstalledCompiler.runningProgram())
    }

    private static let installed: Result<InstalledCompiler, CompilerFailure> = Result {
      () throws(CompilerFailure) in
      try InstalledCompiler()
    }
  #endif
}

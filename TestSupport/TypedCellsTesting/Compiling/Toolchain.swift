import Foundation

/// The reason why no text can be compiled.
package struct CompilerFailure: Error, CustomStringConvertible {
  package let description: String
}

/// The compiler that built the running test, and the modules that it built.
package struct Toolchain: Sendable {
  /// The path of the compiler.
  package let frontend: String

  /// The options that find the modules, including those written in C.
  package let searchOptions: [String]

  /// Finds the compiler and the modules beside the running executable.
  ///
  /// On Linux, it uses the compiler of the loaded runtime library. On a Mac, it uses the compiler that
  /// `xcrun` finds.
  ///
  /// - Parameter settings: settings that can replace the compiler and add folders of modules.
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

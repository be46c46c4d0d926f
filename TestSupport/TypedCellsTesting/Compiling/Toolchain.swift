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

  /// Finds the compiler beside the runtime library that is loaded, and the modules beside the running
  /// executable.
  ///
  /// - Parameter settings: what to use in their place.
  package init(_ settings: CompileSettings) throws(CompilerFailure) {
    #if os(Linux)
      frontend = if let frontend = settings.frontend { frontend } else { try Self.loadedFrontend() }
      guard FileManager.default.isExecutableFile(atPath: frontend) else {
        throw CompilerFailure(description: "there is no compiler at \(frontend)")
      }
      let build = try Self.build.get()
      let plugins = URL(fileURLWithPath: frontend).deletingLastPathComponent()
        .appendingPathComponent("../lib/swift/host/plugins").standardized.path
      searchOptions =
        settings.moduleFolders.flatMap { ["-I", $0] } + build.searchOptions
        + ["-plugin-path", plugins]
    #else
      throw CompilerFailure(description: "compile cases are unsupported on this platform")
    #endif
  }

  #if os(Linux)
    private static let build: Result<BuildFolder, CompilerFailure> = Result {
      () throws(CompilerFailure) in
      try BuildFolder(beside: URL(fileURLWithPath: "/proc/self/exe"))
    }

    /// `ROOT/lib/swift/linux/libswiftCore.so` is loaded, so the compiler is `ROOT/bin/swift-frontend`.
    private static func loadedFrontend() throws(CompilerFailure) -> String {
      // The kernel gives these files no size, so they must be read to their end.
      guard let handle = FileHandle(forReadingAtPath: "/proc/self/maps"),
        let data = try? handle.readToEnd(),
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
          .first(where: { $0.hasSuffix("/libswiftCore.so") }),
        let start = line.firstIndex(of: "/")
      else {
        throw CompilerFailure(description: "the Swift runtime is not loaded from a toolchain")
      }
      var root = URL(fileURLWithPath: String(line[start...]))
      for _ in ["libswiftCore.so", "linux", "swift", "lib"] { root.deleteLastPathComponent() }
      return root.appendingPathComponent("bin/swift-frontend").path
    }
  #endif
}

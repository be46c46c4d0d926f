#if os(Linux)
  import Foundation

  /// The compiler that belongs to the runtime library of the running program.
  struct InstalledCompiler: Sendable {
    let frontend: String

    /// The options that the compiler needs in addition to the modules' folders.
    let options: [String] = []

    /// `ROOT/lib/swift/linux/libswiftCore.so` is loaded, so the compiler is `ROOT/bin/swift-frontend`.
    init() throws(CompilerFailure) {
      // The kernel reports no size for these files, so they have to be read to their end.
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
      frontend = root.appendingPathComponent("bin/swift-frontend").path
    }

    /// Returns the running executable.
    static func runningProgram() -> URL { URL(fileURLWithPath: "/proc/self/exe") }
  }
#elseif os(macOS)
  import Foundation

  /// The compiler that Xcode or its command line tools use by default.
  struct InstalledCompiler: Sendable {
    let frontend: String

    /// The SDK, the target and the test frameworks, which the compiler doesn't find by itself.
    let options: [String]

    init() throws(CompilerFailure) {
      frontend = try Self.xcrun("--find", "swift-frontend")
      let sdk = try Self.xcrun("--sdk", "macosx", "--show-sdk-path")
      let developer = try Self.xcrun("--sdk", "macosx", "--show-sdk-platform-path") + "/Developer"
      // The compiler can't import a module that was built for a newer system than its own target. The modules
      // were built for a system that this one can run, so this system's version is new enough.
      let system = ProcessInfo.processInfo.operatingSystemVersion
      let target = "\(Self.architecture)-apple-macosx\(system.majorVersion).\(system.minorVersion)"
      options = [
        "-sdk", sdk, "-target", target, "-F", "\(developer)/Library/Frameworks",
        "-I", "\(developer)/usr/lib",
      ]
    }

    #if arch(arm64)
      private static let architecture = "arm64"
    #else
      private static let architecture = "x86_64"
    #endif

    /// Returns the path that `xcrun` prints.
    private static func xcrun(_ arguments: String...) throws(CompilerFailure) -> String {
      let command = "xcrun \(arguments.joined(separator: " "))"
      do {
        let run = try withPrivateFolder { folder in
          try CompilerProcess(
            "/usr/bin/xcrun", arguments, log: folder.appendingPathComponent("output.txt"),
            timeLimit: 60)
        }
        let lines = run.output.split(separator: "\n")
        if case .status(0) = run.end, let path = lines.last { return String(path) }
        throw CompilerFailure(
          description:
            "`\(command)` printed no path but: \(run.output); install Xcode or its command line tools"
        )
      } catch let failure as CompilerFailure {
        throw failure
      } catch {
        throw CompilerFailure(description: "`\(command)` didn't run: \(error)")
      }
    }
  }
#endif

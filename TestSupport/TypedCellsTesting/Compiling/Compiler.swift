import Foundation

/// The compiler that built the running test, and what it says about a source text.
struct Compiler {
  struct Diagnostic: Hashable {
    let line: Int
    let message: String
  }

  /// Why a text could not be compiled at all.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  private static let timeLimit: TimeInterval = 60

  private let executable: URL
  private let modules: URL

  /// Finds the compiler beside the runtime library that is loaded, and the package's modules beside
  /// the running executable.
  init() throws(Unavailable) {
    #if os(Linux)
      executable = try Self.frontend()
      modules = try Self.modulesDirectory()
    #else
      throw Unavailable(description: "compile cases are unsupported on this platform")
    #endif
  }

  /// The errors in a source text, in order; warnings and notes are left out.
  func errors(in source: String) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compile-case-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Case.swift")
    let log = folder.appendingPathComponent("errors.txt")
    try source.write(to: file, atomically: false, encoding: .utf8)
    try Data().write(to: log)
    let status = try run(on: file, writingErrorsTo: FileHandle(forWritingTo: log))
    let output = try String(contentsOf: log, encoding: .utf8)
    let diagnostics = output.split(separator: "\n").compactMap(Self.diagnostic)
    guard (status == 0) == diagnostics.isEmpty else {
      throw Unavailable(description: "the compiler failed with status \(status): \(output)")
    }
    return diagnostics
  }

  /// Runs up to the checks that only the intermediate language shows, as definite initialisation.
  private func run(on file: URL, writingErrorsTo log: FileHandle) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library",
      "-module-name", "CompileCase", "-I", modules.path, "-suppress-warnings", "-suppress-notes",
      "-show-diagnostics-after-fatal", "-diagnostic-style", "llvm", file.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = log
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeLimit, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()
    guard process.terminationReason == .exit else {
      throw Unavailable(
        description: "the compiler crashed or took more than \(Int(Self.timeLimit)) seconds")
    }
    return process.terminationStatus
  }

  /// Reads `FILE:LINE:COLUMN: error: MESSAGE`.
  private static func diagnostic(_ text: Substring) -> Diagnostic? {
    guard let marker = text.range(of: ": error: ") else { return nil }
    let place = text[..<marker.lowerBound].split(separator: ":")
    let line = place.count >= 3 ? Int(place[place.count - 2]) : nil
    return Diagnostic(line: line ?? 0, message: String(text[marker.upperBound...]))
  }
}

#if os(Linux)
  extension Compiler {
    /// `ROOT/lib/swift/linux/libswiftCore.so` is loaded, so the compiler is `ROOT/bin/swift-frontend`.
    private static func frontend() throws(Unavailable) -> URL {
      // The kernel gives these files no size, so they must be read to their end.
      guard let handle = FileHandle(forReadingAtPath: "/proc/self/maps"),
        let data = try? handle.readToEnd(),
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
          .first(where: { $0.hasSuffix("/libswiftCore.so") }),
        let start = line.firstIndex(of: "/")
      else { throw Unavailable(description: "the Swift runtime is not loaded from a toolchain") }
      var root = URL(fileURLWithPath: String(line[start...]))
      for _ in ["libswiftCore.so", "linux", "swift", "lib"] { root.deleteLastPathComponent() }
      let frontend = root.appendingPathComponent("bin/swift-frontend")
      guard FileManager.default.isExecutableFile(atPath: frontend.path) else {
        throw Unavailable(description: "there is no compiler at \(frontend.path)")
      }
      return frontend
    }

    private static func modulesDirectory() throws(Unavailable) -> URL {
      let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let folder = executable.deletingLastPathComponent()
      let candidates = [folder.appendingPathComponent("Modules"), folder]
      for candidate in candidates {
        let module = candidate.appendingPathComponent("TypedCells.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return candidate }
      }
      throw Unavailable(
        description: "there is no TypedCells.swiftmodule in \(candidates.map(\.path))")
    }
  }
#endif

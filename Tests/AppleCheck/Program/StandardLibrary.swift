import Foundation

/// The toolchain's textual interfaces of the standard library, turned into ones for an Apple system.
///
/// They carry the availability of every declaration on Apple's systems, so only the target in their first
/// lines is another. The compiler finds them in its resource folder, and builds modules of them into its cache.
struct StandardLibrary {
  /// What the compiler's `-resource-dir` is.
  let resourceFolder: URL

  private static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport", "Synchronization",
    "Observation", "Testing",
  ]

  /// Writes the interfaces for a system, unless they are there.
  ///
  /// - Parameters:
  ///   - folder: where they are kept.
  ///   - toolchain: the toolchain's folder `usr`.
  init(for system: AppleSystem, in folder: URL, toolchain: URL) throws {
    resourceFolder = folder.appendingPathComponent("resources")
    let library = toolchain.appendingPathComponent("lib/swift")
    let files = FileManager.default
    try files.createDirectory(
      at: resourceFolder.appendingPathComponent("apinotes"), withIntermediateDirectories: true)
    for part in ["clang", "shims"] {
      let link = resourceFolder.appendingPathComponent(part)
      if !files.fileExists(atPath: link.path) {
        try files.createSymbolicLink(
          at: link, withDestinationURL: library.appendingPathComponent(part))
      }
    }
    for module in Self.modules {
      let target = resourceFolder.appendingPathComponent(
        "\(system.libraryFolder)/\(module).swiftmodule/\(system.interfaceName).swiftinterface")
      let source = library.appendingPathComponent(
        "linux/\(module).swiftmodule/x86_64-unknown-linux-gnu.swiftinterface")
      let text = try String(contentsOf: source, encoding: .utf8)
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let interface = Self.interface(text, of: module, for: system)
      // A file that is as new as it was keeps the modules in the cache valid.
      if (try? String(contentsOf: target, encoding: .utf8)) == interface { continue }
      try interface.write(to: target, atomically: true, encoding: .utf8)
    }
  }

  /// An interface as it would be written for another system.
  private static func interface(
    _ text: String, of module: String, for system: AppleSystem
  ) -> String {
    var text = text.replacing(/-target \S+/, with: "-target \(system.triple)", maxReplacements: 1)
    // What is back-deployed needs a library of its own there, so it counts as new as it is.
    text = text.replacing(/@backDeployed\(before:[^)]*\)\s*/, with: "")
    // There is no module of the C library for Apple's systems; the interfaces name nothing of it.
    text = text.replacing(/(?m)^import Glibc$/, with: "")
    if system.platform == "visionos" { text = namingVisionOS(in: text) }
    if module == "Swift" {
      text += objectiveCAdditions
    } else {
      // Their bodies call what is newer than they are, as Apple's own build of them may.
      text = text.replacing(
        "// swift-module-flags: ",
        with: "// swift-module-flags: -disable-availability-checking ", maxReplacements: 1)
    }
    return text
  }

  /// The text with a version of visionOS wherever a version of iOS is named without one.
  ///
  /// Apple's SDK says which version of visionOS has what a version of iOS has, and there is no SDK here. All such
  /// declarations are in iOS 17 or older, which visionOS 1 is as new as; newer ones name visionOS themselves.
  private static func namingVisionOS(in text: String) -> String {
    text.replacing(/@available\((?<list>macOS [^)]*iOS (?<version>[0-9]+)[^)]*), \*\)/) { match in
      guard !match.list.contains("visionOS"), let version = Int(match.version), version <= 17 else {
        return String(match.0)
      }
      return "@available(\(match.list), visionOS 1.0, *)"
    }
  }

  /// What the standard library has only where there is an Objective-C runtime, and the compiler looks for.
  private static let objectiveCAdditions = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
      @usableFromInline internal let _rawValue: Builtin.RawPointer
    }

    """
}

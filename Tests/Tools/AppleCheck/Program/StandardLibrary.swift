import Foundation

/// The toolchain's textual interfaces of the standard library, converted for an Apple system.
///
/// The interfaces contain the availability of every declaration on Apple's systems, so only the target
/// in their first lines changes. The compiler finds them in its resource folder and builds modules from
/// them in its cache.
struct StandardLibrary {
  /// The compiler's `-resource-dir`.
  let resourceFolder: URL

  private static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport", "Synchronization",
    "Observation", "Testing",
  ]

  /// Writes the interfaces for a system, unless they exist.
  ///
  /// - Parameters:
  ///   - folder: The folder for the interfaces.
  ///   - toolchain: The toolchain's folder `usr`.
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
      // An unchanged modification date keeps the cached modules valid.
      if (try? String(contentsOf: target, encoding: .utf8)) == interface { continue }
      try interface.write(to: target, atomically: true, encoding: .utf8)
    }
  }

  /// Converts an interface for another system.
  private static func interface(
    _ text: String, of module: String, for system: AppleSystem
  ) -> String {
    var text = text.replacing(/-target \S+/, with: "-target \(system.triple)", maxReplacements: 1)
    // Only declarations matter to a type-check. Compiling and optimizing the bodies takes ten times as long.
    text = text.replacing(
      " -O ", with: " -Onone -experimental-skip-all-function-bodies ", maxReplacements: 1)
    // Back-deployed functions need another library, so they count as new in the version that introduced
    // them.
    text = text.replacing(/@backDeployed\(before:[^)]*\)\s*/, with: "")
    // Apple's systems have no module Glibc, and the interfaces don't use its declarations.
    text = text.replacing(/(?m)^import Glibc$/, with: "")
    if system.platform == "visionos" { text = namingVisionOS(in: text) }
    if module == "Swift" {
      text += objectiveCAdditions
    } else {
      // The bodies call functions that are newer than their own availability, which Apple's own build
      // allows.
      text = text.replacing(
        "// swift-module-flags: ",
        with: "// swift-module-flags: -disable-availability-checking ", maxReplacements: 1)
    }
    return text
  }

  /// Adds a version of visionOS where a version of iOS is named without one.
  ///
  /// Apple's SDK maps versions of iOS to versions of visionOS, and there is no SDK here. All such
  /// declarations are in iOS 17 or older, which visionOS 1 corresponds to. Newer ones name visionOS
  /// themselves.
  private static func namingVisionOS(in text: String) -> String {
    text.replacing(/@available\((?<list>macOS [^)]*iOS (?<version>[0-9]+)[^)]*), \*\)/) { match in
      guard !match.list.contains("visionOS"), let version = Int(match.version), version <= 17 else {
        return String(match.0)
      }
      return "@available(\(match.list), visionOS 1.0, *)"
    }
  }

  /// A type that the standard library has only with an Objective-C runtime, and that the compiler looks
  /// up.
  private static let objectiveCAdditions = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
      @usableFromInline internal let _rawValue: Builtin.RawPointer
    }

    """
}

import Foundation
import TypedCellsTesting

/// A module's sources by their paths.
struct ModuleSources: Sendable {
  private let name: String
  private let packageName: String
  private var texts: [String: String]

  /// Reads the sources of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which has the module's name.
  ///   - package: The folder of the package, whose name the compiler needs for declarations that are `package`.
  init(folder: URL, package: URL) throws {
    name = folder.lastPathComponent
    packageName = String(
      package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    texts = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }

  /// The constraints of the public declarations, in the order of the files.
  var constraints: [Constraint] {
    let types = texts.values.flatMap(ConstraintReader.types)
    let hidden = Set(types.filter { !$0.isPublic }.map(\.name))
      .subtracting(types.filter(\.isPublic).map(\.name))
    return texts.sorted { $0.key < $1.key }
      .flatMap { ConstraintReader($1, file: $0, hidden: hidden).constraints }
  }

  /// Returns the module without a constraint.
  func without(_ constraint: Constraint) -> Self {
    var sources = self
    sources.texts[constraint.file] = texts[constraint.file].map(constraint.removed)
    return sources
  }

  // MARK: Compiling

  /// How far to compile the module.
  enum Phase {
    /// Up to the type check.
    case types
    /// Up to the checks of data races and of values that are used twice.
    case bodies
    /// The declarations, for a module that cases can import. A declaration without a constraint may not match its body.
    case module

    func options(module: String) -> [String] {
      switch self {
      case .types: ["-typecheck"]
      case .bodies: ["-emit-sil", "-o", "/dev/null"]
      case .module: ["-emit-module", "-experimental-skip-all-function-bodies", "-o", module]
      }
    }
  }

  /// Compiles the module.
  ///
  /// - Parameters:
  ///   - phase: How far to compile it.
  ///   - folder: The folder for the sources and the module.
  /// - Returns: The message of the first error, or `nil` if there is none.
  /// - Throws: A ``Problem`` if the compiler ends without an error message, or can't read the sources.
  func error(_ phase: Phase, in folder: URL) throws -> String? {
    var paths: [String] = []
    for (number, text) in texts.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
      let file = folder.appendingPathComponent("\(number).swift")
      try write(text, to: file)
      paths.append(file.path)
    }
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let module = folder.appendingPathComponent("\(name).swiftmodule").path
    let toolchain = try Toolchain(CompileSettings())
    let compiler = try CompilerProcess(
      toolchain.frontend,
      ["-frontend", "-module-name", name, "-swift-version", "6"]
        + ["-parse-as-library", "-package-name", packageName, "-suppress-warnings"]
        + toolchain.searchOptions + features.flatMap { ["-enable-upcoming-feature", $0] }
        + phase.options(module: module) + paths,
      log: folder.appendingPathComponent("output.txt"), timeLimit: 120)
    if case .status(0) = compiler.end { return nil }
    let mark = ": error: "
    let line = compiler.output.components(separatedBy: "\n").first { $0.contains(mark) }
    let error = line?.components(separatedBy: mark).dropFirst().joined(separator: mark)
    // The compiler sometimes crashes after an error.
    guard let error else {
      throw Problem("the compiler ended with \(compiler.end): \(compiler.output)")
    }
    return error
  }

  /// Compiles the module's declarations into a module that cases can import.
  ///
  /// - Parameter folder: The folder for the sources and the module.
  func emitModule(into folder: URL) throws {
    if let error = try error(.module, in: folder) {
      throw Problem("\(name) does not compile: \(error)")
    }
  }
}

/// An error that keeps a constraint from being judged.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

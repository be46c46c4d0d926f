import Foundation
import TypedCellsTesting

/// A module of which one constraint is removed at a time, to see whether a compile case notices it.
///
/// The constraint is removed from a copy of the module's sources, whose declarations are then compiled into a module.
/// The unchanged module has to pass all cases.
struct WeakenedModule: Sendable {
  /// The folders of the modules with compile cases.
  static let folders = [
    "Sources/TypedCells", "Sources/TypedCellsUIKit", "TestSupport/HeadlessList",
    "TestSupport/TypedCellsTesting", "TestSupport/TypedCellsUIKitTesting",
    "Sources/TypedCellsAppKit",
  ]

  /// The module's name.
  let name: String
  private let sources: ModuleSources
  private let promises: String
  private let cases: [CompileCase]

  /// Reads a module and its cases.
  ///
  /// - Parameters:
  ///   - path: The path of the module's folder in the package.
  ///   - package: The folder of the package.
  init(_ path: String, in package: URL) throws {
    let folder = package.appendingPathComponent(path)
    name = folder.lastPathComponent
    sources = try ModuleSources(folder: folder, package: package)
    promises = package.appendingPathComponent("Tests/\(name)Tests/CompileTimePromises").path
    cases = try CompileCase.cases(inFolder: promises)
  }

  /// The constraints of the module's public declarations.
  var constraints: [Constraint] { sources.constraints }

  /// Returns the violations in the unchanged module.
  func violations() throws -> [String] {
    try withPrivateFolder { folder in
      try sources.emitModule(into: folder)
      return CompileLaws.reports(on: cases, settings: settings(folder)).flatMap(\.violations)
        .map(\.description)
    }
  }

  /// What removing a constraint changes.
  enum Effect: Sendable {
    /// The module doesn't compile. The message is the first error.
    case doesNotCompile(String)
    /// The module compiles, and these cases notice it.
    case compiles(noticedBy: [String])
  }

  /// Removes a constraint, and returns the effect.
  func effect(ofRemoving constraint: Constraint) throws -> Effect {
    let weakened = sources.without(constraint)
    func error(_ phase: ModuleSources.Phase) throws -> String? {
      try withPrivateFolder { try weakened.error(phase, in: $0) }
    }
    if let error = try error(.types) { return .doesNotCompile(error) }
    let signs: [CompileSurprise] =
      switch constraint.kind {
      case .requirement: [.acceptsMistake]
      case .inheritance: [.acceptsMistake, .refusesCase]
      case .grant: [.refusesCase]
      case .preference: [.refusesCase, .changesWords]
      }
    let noticing = try surprises(of: cases, in: weakened).filter { signs.contains($1) }.keys
      .sorted()
    // This phase finds few more errors and takes longest, so it is for what no case notices.
    if noticing.isEmpty, let error = try error(.bodies) { return .doesNotCompile(error) }
    return .compiles(noticedBy: noticing)
  }

  /// Returns the surprises of cases with a module, by the paths of the cases without extensions.
  private func surprises(
    of cases: [CompileCase], in sources: ModuleSources
  ) throws -> [String: CompileSurprise] {
    try withPrivateFolder { folder in
      try sources.emitModule(into: folder)
      let surprises = try CompileSurprise.surprises(of: cases, settings: settings(folder))
      return Dictionary(
        uniqueKeysWithValues: surprises.map { name, surprise in
          (String(name.dropFirst(promises.count + 1).dropLast(".swift".count)), surprise)
        })
    }
  }

  private func settings(_ folder: URL) -> CompileSettings {
    var settings = CompileSettings()
    settings.moduleFolders = [folder.path]
    return settings
  }
}

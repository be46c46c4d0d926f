import Foundation
import TypedCellsTesting

/// Breaks one promise of the core after another, and expects a compile case for that promise to fail each
/// time.
///
/// A weakening edits a copy of the core's sources. Their declarations are then compiled into a module.
/// The unchanged core has to pass all cases.
struct WeakenedCore: Sendable {
  private let core: Core
  private let promises: String
  private let cases: [CompileCase]

  /// Reads the core and the cases.
  ///
  /// - Parameter package: The folder of the package.
  init(package: URL) throws {
    core = try Core(folder: package.appendingPathComponent("Sources/TypedCells"))
    promises = package.appendingPathComponent("Tests/TypedCellsTests/CompileTimePromises").path
    cases = try CompileCase.cases(inFolder: promises)
  }

  /// The constraints of the core's public declarations.
  var constraints: [Constraint] { core.constraints }

  /// Returns the violations in the unchanged core.
  func violations() throws -> [String] {
    try withPrivateFolder { folder in
      try core.emitModule(into: folder)
      return CompileLaws.reports(on: cases, settings: settings(folder)).flatMap(\.violations)
        .map(\.description)
    }
  }

  /// Returns the written weakenings that no case notices.
  func complaints() throws -> [String] {
    let complaints = try inParallel(weakenings.count) { number in
      do {
        return try complaint(about: weakenings[number])
      } catch {
        return "\(error)"
      }
    }
    return zip(weakenings, complaints).compactMap { weakening, complaint in
      complaint.map { "\(weakening.name): \($0)" }
    }
  }

  /// Returns the reason why a weakening goes unnoticed, or `nil` if its case notices it.
  ///
  /// A case with a mistake notices that the compiler accepts the mistake. A case without mistakes notices that
  /// the compiler refuses it. Other surprises don't count, such as a twin that doesn't compile.
  private func complaint(about weakening: Weakening) throws -> String? {
    let promise = cases.filter { $0.name == "\(promises)/\(weakening.promise).swift" }
    if promise.isEmpty { return "there is no \(weakening.promise).swift" }
    return switch try surprises(of: promise, in: core.weakened(by: weakening))[weakening.promise] {
    case .acceptsMistake, .refusesCase: nil
    case .changesWords, .other:
      "\(weakening.promise) fails, but not because the compiler accepts its mistake"
    case nil: "\(weakening.promise) does not notice"
    }
  }

  // MARK: Constraints

  /// What removing a constraint changes.
  enum Effect: Sendable {
    /// The core doesn't compile. The message is the first error.
    case doesNotCompile(String)
    /// The core compiles, and these cases notice it.
    case compiles(noticedBy: [String])
  }

  /// Removes a constraint, and returns the effect.
  func effect(ofRemoving constraint: Constraint) throws -> Effect {
    let weakened = core.without(constraint)
    func error(_ phase: Core.Phase) throws -> String? {
      try withPrivateFolder { try weakened.error(phase, in: $0) }
    }
    if let error = try error(.types) { return .doesNotCompile(error) }
    let signs: [CompileSurprise] =
      switch constraint.kind {
      case .requirement: [.acceptsMistake]
      case .grant: [.refusesCase]
      case .preference: [.refusesCase, .changesWords]
      }
    let noticing = try surprises(of: cases, in: weakened).filter { signs.contains($1) }.keys
      .sorted()
    // This phase finds few more errors and takes longest, so it is for what no case notices.
    if noticing.isEmpty, let error = try error(.bodies) { return .doesNotCompile(error) }
    return .compiles(noticedBy: noticing)
  }

  /// Returns the surprises of cases with a core, by the paths of the cases without extensions.
  private func surprises(
    of cases: [CompileCase], in core: Core
  ) throws -> [String: CompileSurprise] {
    try withPrivateFolder { folder in
      try core.emitModule(into: folder)
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

import Foundation
import TypedCellsTesting

/// Takes one promise after another from the core, and expects the compile case that is about it to
/// notice each time.
///
/// What is taken is a textual edit of a copy of the core's sources, whose declarations are then compiled
/// into a module. The core as it is must pass all cases.
struct WeakenedCore: Sendable {
  private let core: Core
  private let promises: String
  private let cases: [CompileCase]

  /// Reads the core and the cases.
  ///
  /// - Parameter package: the folder of the package.
  init(package: URL) throws {
    core = try Core(folder: package.appendingPathComponent("Sources/TypedCells"))
    promises = package.appendingPathComponent("Tests/CompileTimePromises").path
    cases = try CompileCase.cases(inFolder: promises)
  }

  /// What is not as it should be.
  func complaints() throws -> [String] {
    let strength = try violations(of: cases, in: core).map(\.description)
    let complaints = try inParallel(weakenings.count) { number in
      do {
        return try complaint(about: weakenings[number])
      } catch {
        return "\(error)"
      }
    }
    return strength
      + zip(weakenings, complaints).compactMap { weakening, complaint in
        complaint.map { "\(weakening.name): \($0)" }
      }
  }

  /// What cases say about a core.
  private func violations(of cases: [CompileCase], in core: Core) throws -> [Violation] {
    try withPrivateFolder { folder in
      try core.emitModule(into: folder)
      var settings = CompileSettings()
      settings.moduleFolders = [folder.path]
      return CompileLaws(cases, settings: settings).violations
    }
  }

  /// Why a weakening proves nothing, or `nil` when the case that it is about notices.
  private func complaint(about weakening: Weakening) throws -> String? {
    let promise = cases.filter { $0.name == "\(promises)/\(weakening.promise).swift" }
    if promise.isEmpty { return "there is no \(weakening.promise).swift" }
    let violations = try violations(of: promise, in: core.weakened(by: weakening))
    // That a case could not be judged, as when what it shares does not compile, is no verdict.
    if violations.contains(where: { $0.law != "compile.runs" }) { return nil }
    return "\(weakening.promise) does not notice\(violations.map { ": \($0)" }.joined())"
  }
}

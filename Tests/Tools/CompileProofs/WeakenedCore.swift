import Foundation
import TypedCellsTesting

/// Breaks one promise of the core after another, and expects the compile case for that promise to fail
/// each time.
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

  /// Returns the weakenings that no case notices, and the violations in the unchanged core.
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

  /// Returns the violations of cases with a core.
  private func violations(of cases: [CompileCase], in core: Core) throws -> [Violation] {
    try withPrivateFolder { folder in
      try core.emitModule(into: folder)
      var settings = CompileSettings()
      settings.moduleFolders = [folder.path]
      return CompileLaws.reports(on: cases, settings: settings).flatMap(\.violations)
    }
  }

  /// Returns the reason why a weakening goes unnoticed, or `nil` if its case fails.
  private func complaint(about weakening: Weakening) throws -> String? {
    let promise = cases.filter { $0.name == "\(promises)/\(weakening.promise).swift" }
    if promise.isEmpty { return "there is no \(weakening.promise).swift" }
    let violations = try violations(of: promise, in: core.weakened(by: weakening))
    // If a case can't be judged, for example because its shared file doesn't compile, that is no
    // verdict.
    if violations.contains(where: { $0.law != "compile.runs" }) { return nil }
    return "\(weakening.promise) does not notice\(violations.map { ": \($0)" }.joined())"
  }
}

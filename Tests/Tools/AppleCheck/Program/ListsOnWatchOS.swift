import Foundation

/// watchOS has no lists of UIKit, so the compiler has to reject HeadlessUIKit there with one message. Targets
/// that depend on HeadlessUIKit, as the adapter does on watchOS, aren't compiled after it fails.
enum ListsOnWatchOS {
  private static let words = "error: watchOS has no UITableView"

  /// Returns the problem of the compiler's result for HeadlessUIKit, or `nil` if it's as expected.
  static func complaint(
    in manifest: Manifest, ofPackage package: URL, with compiler: Compiler
  ) throws -> String? {
    guard let target = manifest.targets.first(where: { $0.name == "HeadlessUIKit" }) else {
      return "the manifest has no target HeadlessUIKit"
    }
    let result = try compiler.typeCheck(
      target.name, target.sources(in: package), target.settings.flatMap(\.options))
    let errors = result.output.split(separator: "\n")
      .filter { $0.hasPrefix("/") && $0.contains("error: ") }
    if result.status != 0, errors.count == 1, errors[0].contains(words) { return nil }
    return "HeadlessUIKit isn't rejected with the only message \"\(words)\":\n\(result.output)"
  }
}

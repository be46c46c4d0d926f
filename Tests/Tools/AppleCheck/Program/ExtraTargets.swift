import Foundation

extension PackageTarget {
  /// Returns the code to type-check in addition to the manifest's targets: samples of developers' code
  /// and the app.
  ///
  /// - Parameters:
  ///   - targets: The targets of the manifest.
  ///   - check: The folder with the samples.
  static func extras(
    to targets: [PackageTarget], in package: URL, check: URL, for system: AppleSystem
  ) throws -> [PackageTarget] {
    let app = package.appendingPathComponent("Docs/Examples/GalleryApp/App")
    return try [
      ("Screen", check.appendingPathComponent("Screens"), "TypedCellsUIKit", true),
      ("GalleryApp", app, "GalleryScreens", system.isPhone),
    ].compactMap { name, folder, dependency, isBuilt in
      guard isBuilt, let target = targets.first(where: { $0.name == dependency }) else {
        return nil
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
      return PackageTarget(
        name: name, files: files, options: target.options,
        dependencies: target.dependencies + [dependency])
    }
  }
}

extension PackageTarget {
  /// Returns the kit's tests and the example's screens with the settings of a new Xcode project, which
  /// isolates to the main actor by default.
  static func inNewProjects(_ targets: [PackageTarget]) -> [PackageTarget] {
    let options = [
      "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    ]
    return targets.filter { newProjectTargets.contains($0.name) }.map {
      PackageTarget(
        name: $0.name + "InNewProject", files: $0.files, options: $0.options + options,
        dependencies: $0.dependencies)
    }
  }

  /// The targets that use the products as an app and its tests do.
  private static let newProjectTargets: Set = [
    "GalleryScreens", "GalleryScreensTests", "HeadlessListTests", "OnSimulatorsTests",
    "OutsideCellsTests",
    "TypedCellsTestingTests", "TypedCellsUIKitTestingTests",
  ]
}

/// The compiler has to reject a row in the wrong list with the message that the documentation quotes.
enum RefusedRow {
  private static let words =
    "cannot convert value of type 'Row<TileCell, String>' to expected argument type "
    + "'AnyRow<UITableViewCell>'"

  /// Returns the problem of the compiler's result for the row, or `nil` if it's as expected.
  static func complaint(about result: ProcessResult) -> String? {
    if result.status == 0 { return "a row with a collection's cell compiles in a table" }
    if result.output.contains(words) { return nil }
    return "a row with a collection's cell is refused, but not with \"\(words)\":\n\(result.output)"
  }
}

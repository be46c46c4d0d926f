import Foundation

extension PackageTarget {
  /// What is type-checked besides the targets of the manifest: code as a developer writes it, and the app.
  ///
  /// - Parameters:
  ///   - targets: the targets of the manifest.
  ///   - check: the folder with the code.
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
  /// The kit's tests and the example's screens with the settings of a new Xcode project, which isolates to the main
  /// actor by default.
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

  /// Those that use the products as an app and its tests do.
  private static let newProjectTargets: Set = [
    "GalleryScreens", "GalleryScreensTests", "HeadlessListTests", "OnSimulatorsTests",
    "OutsideCellsTests",
    "TypedCellsTestingTests", "TypedCellsUIKitTestingTests",
  ]
}

/// A row in the wrong list must be refused, and in the words that the documentation quotes.
enum RefusedRow {
  private static let words =
    "cannot convert value of type 'Row<TileCell, String>' to expected argument type "
    + "'AnyRow<UITableViewCell>'"

  /// What is wrong with the compiler's answer to the row; `nil` if it is as expected.
  static func complaint(about result: ProcessResult) -> String? {
    if result.status == 0 { return "a row with a collection's cell compiles in a table" }
    if result.output.contains(words) { return nil }
    return "a row with a collection's cell is refused, but not with \"\(words)\":\n\(result.output)"
  }
}

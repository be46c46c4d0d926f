import Foundation

extension PackageTarget {
  /// Returns the code to type-check in addition to the manifest's targets: samples of developers' code,
  /// and the example app, which Xcode compiles with its screens in one module.
  ///
  /// - Parameters:
  ///   - targets: The targets of the manifest.
  ///   - check: The folder with the samples.
  static func extras(
    to targets: [PackageTarget], in package: URL, check: URL, for system: AppleSystem
  ) throws -> [PackageTarget] {
    var extras: [PackageTarget] = []
    if let library = targets.first(where: { $0.name == "TypedCellsUIKit" }) {
      extras.append(
        PackageTarget(
          name: "Screen", files: try sources(in: check.appendingPathComponent("Screens")),
          options: library.options, dependencies: library.dependencies + [library.name]))
    }
    if system.isPhone, let screens = targets.first(where: { $0.name == "ExampleApp" }) {
      let app = package.appendingPathComponent("Docs/Examples/ExampleApp/App")
      extras.append(
        PackageTarget(
          name: "ExampleAppInXcode", files: screens.files + (try sources(in: app)),
          options: screens.options, dependencies: screens.dependencies))
    }
    return extras
  }

  private static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }
}

extension PackageTarget {
  /// Returns the kit's tests and the example app with the settings of a new Xcode project, which
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
    "ExampleApp", "ExampleAppTests", "HeadlessListTests", "OnSimulatorsTests",
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

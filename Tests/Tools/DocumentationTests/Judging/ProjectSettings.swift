/// The settings that readers compile the documentation's code with.
enum ProjectSettings: CaseIterable {
  /// The settings of a package. A declaration is nonisolated by default.
  case package

  /// The settings of a new project in Xcode 26 or later. A declaration is isolated to the main actor by
  /// default.
  case newProject

  /// The compiler options for the settings.
  var options: [String] {
    switch self {
    case .package: []
    case .newProject:
      [
        "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ]
    }
  }

  /// Returns a script without the blocks that are about other settings.
  func compiledPart(of script: Script) -> Script {
    if self == .package { return script }
    var part = script
    part.blocks.removeAll { $0.reasonForPackagesOnly != nil }
    return part
  }

  /// Returns a finding that names the settings, unless they are those of a package.
  func name(in finding: Finding) -> Finding {
    if self == .package { return finding }
    return Finding(
      path: finding.path, line: finding.line,
      text: "in a new Xcode project, which isolates to the main actor by default: \(finding.text)")
  }
}

extension Block {
  /// The reason why the page limits the block to the settings of a package, or `nil` if it doesn't.
  var reasonForPackagesOnly: String? {
    for case .packagesOnly(let reason) in directives { return reason }
    return nil
  }
}

/// The settings that readers compile the documentation's code with.
enum ProjectSettings: CaseIterable {
  /// Those of a package: a declaration is nonisolated unless its code says otherwise.
  case package

  /// Those of a new Xcode project since Xcode 26: a declaration is isolated to the main actor.
  case newProject

  /// The compiler's options for them.
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

  /// A script without the blocks that are about other settings.
  func compiledPart(of script: Script) -> Script {
    if self == .package { return script }
    var part = script
    part.blocks.removeAll { $0.reasonForPackagesOnly != nil }
    return part
  }

  /// A finding with the name of the settings, unless they are those of a package.
  func name(in finding: Finding) -> Finding {
    if self == .package { return finding }
    return Finding(
      path: finding.path, line: finding.line,
      text: "in a new Xcode project, which isolates to the main actor by default: \(finding.text)")
  }
}

extension Block {
  /// Why the page wants the block to be compiled with the settings of a package only, if it does.
  var reasonForPackagesOnly: String? {
    for case .packagesOnly(let reason) in directives { return reason }
    return nil
  }
}

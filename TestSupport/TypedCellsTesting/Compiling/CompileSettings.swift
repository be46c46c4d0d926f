/// Settings for compile cases that need other options than the defaults.
///
/// ```swift
/// var settings = CompileSettings()
/// settings.options = ["-DPRO"]
/// assertCompileCases(in: "CompileCases", settings: settings)
/// ```
public struct CompileSettings: Sendable {
  /// The Swift language mode, as a value of the compiler's `-swift-version`.
  public var languageMode = "6"

  /// More options of the compiler, such as `["-enable-upcoming-feature", "ExistentialAny"]` or `["-DPRO"]`.
  public var options: [String] = []

  /// Folders in which the compiler searches for modules before those of the running test.
  public var moduleFolders: [String] = []

  /// The time limit of a compiler process, in seconds.
  public var timeLimit = 60.0

  /// The compiler to use instead of the one that belongs to the loaded runtime library.
  package var frontend: String?

  /// Creates settings with the defaults.
  public init() {}
}

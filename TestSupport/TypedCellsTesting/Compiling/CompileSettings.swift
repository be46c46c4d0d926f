/// How compile cases are compiled, where that is not as usual.
public struct CompileSettings: Sendable {
  /// The Swift language mode, as the compiler's `-swift-version` takes it.
  public var languageMode = "6"

  /// More options of the compiler, as `["-enable-upcoming-feature", "ExistentialAny"]` or `["-DPRO"]`.
  public var options: [String] = []

  /// Folders that are searched for modules before those of the running test.
  public var moduleFolders: [String] = []

  /// How many seconds a compiler process may take.
  public var timeLimit = 60.0

  /// The compiler to use in place of the one that belongs to the loaded runtime library.
  package var frontend: String?

  /// Creates settings that are as usual.
  public init() {}
}

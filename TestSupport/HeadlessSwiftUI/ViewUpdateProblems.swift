/// The problems for which SwiftUI logs a warning.
@MainActor
public enum ViewUpdateProblems {
  /// The problems so far, in SwiftUI's words. A test can remove them.
  public static var recorded: [String] = []

  /// How many calls of `body`, `makeUIView` and `updateUIView` are running.
  static var updates = 0

  /// Records a problem if a view is updated.
  static func checkWrite() {
    guard updates > 0 else { return }
    recorded.append("Modifying state during view update, this will cause undefined behavior.")
  }
}

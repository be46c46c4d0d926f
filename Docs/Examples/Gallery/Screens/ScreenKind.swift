import GalleryModels

/// The command line's description of a screen.
struct ScreenKind: Sendable {
  /// The name of the screen on the command line, and of the data file that ships with it.
  let name: String

  /// A description of the screen in one line.
  let summary: String

  /// A text about the interesting parts of the screen.
  let hint: String

  /// The options that this screen has in addition to those of all screens.
  var ownOptions: [String] = []

  /// The user's actions on the tour.
  let tour: [UserAction]

  /// The content of a small data file, as an example.
  let sampleFile: String

  /// The rules for the data file that the example doesn't show.
  let fileNotes: String

  /// Makes the screen. The second argument is the number of rows, or `nil` for the default.
  let makeScreen: @MainActor @Sendable (DataFile, Int?) throws -> any Screen
}

extension ScreenKind {
  /// All options of the screen.
  var options: [String] { ["--data", "--scroll", "--select"] + ownOptions }

  /// All screens, in the order of the tour.
  static let all: [ScreenKind] = [.static, .employees, .mixed, .people]
}

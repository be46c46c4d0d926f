import GalleryModels

/// Everything that the command line knows about one of the screens.
struct ScreenKind: Sendable {
  /// The screen's name on the command line, and that of the data file that ships with it.
  let name: String

  /// What the screen shows, in a line.
  let summary: String

  /// What to look at when the screen is run.
  let hint: String

  /// The options that make sense here and not on every screen.
  var ownOptions: [String] = []

  /// What a user does on the tour.
  let tour: [UserAction]

  /// A small file for the screen, as an example.
  let sampleFile: String

  /// What else there is to know about the file.
  let fileNotes: String

  /// Makes the screen; the second argument is the number of rows, if one was given.
  let makeScreen: @MainActor @Sendable (DataFile, Int?) throws -> any Screen
}

extension ScreenKind {
  /// The options that the screen takes.
  var options: [String] { ["--data", "--scroll", "--select"] + ownOptions }

  /// All screens, in the order of the tour.
  static let all: [ScreenKind] = [.static, .employees, .mixed, .people]
}

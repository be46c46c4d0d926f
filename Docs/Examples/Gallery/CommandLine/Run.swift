import GalleryModels
import HeadlessList

extension ScreenRequest {
  /// Runs the screen and returns the lines of its transcript.
  ///
  /// - Throws: a ``DataFileError`` about the data, or an ``ActionError`` about an action.
  @MainActor
  func run() throws -> [String] {
    let file = try dataPath.map { path in try DataFile(path: path) } ?? DataFile(shipped: kind.name)
    let screen = try kind.makeScreen(file, rows)
    var transcript = Transcript(screen)
    transcript.addStep("the first screen")
    for action in actions {
      let outcome = try screen.perform(action)
      transcript.addStep("\(action): \(outcome)")
    }
    transcript.addRemarks()
    return transcript.lines
  }
}

extension ScreenKind {
  /// Runs the screen's part of the tour and returns the lines to print.
  @MainActor
  func runTour() throws -> [String] {
    let commandLine = (["swift run Gallery", name] + tour.map(\.description))
      .joined(separator: " ")
    let rule = String(repeating: "═", count: Page.width)
    let introduction = ["", rule, "\(name): \(summary)", "", hint, "", "  \(commandLine)", ""]
    return introduction + (try ScreenRequest(kind: self, actions: tour).run())
  }
}

extension Command {
  /// Runs the command and returns the text to print.
  @MainActor
  func run() throws -> String {
    switch self {
    case .help:
      return Help.text
    case .screen(let request):
      return try request.run().joined(separator: "\n")
    case .tour:
      let screens = try ScreenKind.all.flatMap { kind in try kind.runTour() }
      return ([Help.legend] + screens).joined(separator: "\n")
    }
  }
}

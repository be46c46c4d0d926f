import TypedCells

/// A parsed command line.
enum Command {
  /// Prints the text of `--help`.
  case help

  /// Runs all screens with a few actions each.
  case tour

  /// Runs one screen.
  case screen(ScreenRequest)
}

/// A screen to run, with its data and the actions of the user.
struct ScreenRequest {
  let kind: ScreenKind

  /// The path of the data file, or `nil` for the file that ships with the screen.
  var dataPath: String?

  /// The number of rows of people, or `nil` for one row per person in the file.
  var rows: Int?

  /// The actions, in the order of the command line.
  var actions: [UserAction] = []
}

extension Command {
  /// Parses a command line.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      self = .help
      return
    }
    guard let name = arguments.first else {
      self = .tour
      return
    }
    guard let kind = ScreenKind.all.first(where: { $0.name == name }) else {
      let names = ScreenKind.all.map(\.name).joined(separator: ", ")
      throw UsageError(
        name.hasPrefix("-")
          ? "expected a screen before the options, found \(name); the screens are \(names)"
          : "unknown screen \(name.debugDescription); the screens are \(names)")
    }
    var request = ScreenRequest(kind: kind)
    var options = OptionReader(arguments.dropFirst())
    while let option = try options.next() { try request.take(option, from: &options) }
    self = .screen(request)
  }
}

extension ScreenRequest {
  fileprivate mutating func take(
    _ option: String, from options: inout OptionReader
  ) throws(UsageError) {
    guard kind.options.contains(option) else { throw unusable(option) }
    switch option {
    case "--data":
      guard dataPath == nil else { throw UsageError("--data is given twice") }
      dataPath = try options.value("FILE")
    case "--rows":
      guard rows == nil else { throw UsageError("--rows is given twice") }
      rows = try options.numbers(1, "a number of rows from 0 up")[0]
    case "--scroll":
      actions.append(.scroll(rows: try options.numbers(1, "a number of rows from 0 up")[0]))
    case "--select":
      let path = try options.numbers(2, "SECTION.ROW, as in 0.3")
      actions.append(.select(RowPath(section: path[0], row: path[1])))
    case "--tap":
      let path = try options.numbers(3, "SECTION.ROW.BUTTON, as in 0.4.1")
      actions.append(.tap(RowPath(section: path[0], row: path[1]), button: path[2]))
    case "--delete":
      let path = try options.numbers(2, "SECTION.ROW, as in 0.3")
      actions.append(.delete(RowPath(section: path[0], row: path[1])))
    case "--move":
      let path = try options.numbers(3, "SECTION.ROW.TO, as in 0.3.0")
      actions.append(.move(RowPath(section: path[0], row: path[1]), to: path[2]))
    case "--toggle":
      actions.append(.toggle)
    default:
      throw unusable(option)
    }
  }

  private func unusable(_ option: String) -> UsageError {
    let isKnown = ScreenKind.all.contains { $0.options.contains(option) }
    let problem =
      isKnown
      ? "the screen \(kind.name) has no use for \(option)"
      : "unknown option \(option.debugDescription)"
    let options = kind.options.joined(separator: ", ")
    return UsageError("\(problem); the options of \(kind.name) are \(options)")
  }
}

import TypedCells

/// What a user can do to a screen.
enum UserAction: Hashable, Sendable {
  /// Scrolls down until this many more rows have left at the top.
  case scroll(rows: Int)

  /// Selects a row.
  case select(RowPath)

  /// Taps a button, counted from 0, of a row.
  case tap(RowPath, button: Int)

  /// Deletes a row.
  case delete(RowPath)

  /// Drags a row to another position in its section.
  case move(RowPath, to: Int)

  /// Flips the screen's switch.
  case toggle
}

extension UserAction: CustomStringConvertible {
  /// The action as an option of the command line.
  var description: String {
    switch self {
    case .scroll(let rows): "--scroll \(rows)"
    case .select(let path): "--select \(path)"
    case .tap(let path, let button): "--tap \(path).\(button)"
    case .delete(let path): "--delete \(path)"
    case .move(let path, let target): "--move \(path).\(target)"
    case .toggle: "--toggle"
    }
  }
}

/// An action asks for something that is not on the screen.
struct ActionError: Error, Equatable, CustomStringConvertible {
  let action: UserAction
  let problem: String

  var description: String { "\(action): \(problem)" }
}

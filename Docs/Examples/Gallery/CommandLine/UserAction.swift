import TypedCells

/// An action of a user on a screen.
enum UserAction: Hashable, Sendable {
  /// Scrolls down by a number of rows.
  case scroll(rows: Int)

  /// Selects a row.
  case select(RowPath)

  /// Taps a button of a row. The first button is 0.
  case tap(RowPath, button: Int)

  /// Deletes a row.
  case delete(RowPath)

  /// Drags a row to another position in its section.
  case move(RowPath, to: Int)

  /// Flips the screen's switch.
  case toggle
}

extension UserAction: CustomStringConvertible {
  /// The option of the command line for the action.
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

/// An action that the screen can't perform, for example on a row that doesn't exist.
struct ActionError: Error, Equatable, CustomStringConvertible {
  let action: UserAction
  let problem: String

  var description: String { "\(action): \(problem)" }
}

import HeadlessList
import TypedCells

extension Screen {
  /// Performs a user's action and returns a sentence that describes the result.
  func perform(_ action: UserAction) throws(ActionError) -> String {
    switch action {
    case .scroll(let rows):
      let left = scroll(by: rows)
      let end = left < rows ? "; the list ends here" : ""
      return "scrolled by \(left) \(left == 1 ? "row" : "rows")\(end)"
    case .select(let path):
      try reveal(path, for: action)
      list.host.selectRow(at: path)
      return "selected row \(path)"
    case .tap(let path, let button):
      return "tapped [ \(try tap(button, at: path, for: action)) ]"
    case .delete(let path):
      try reveal(path, for: action)
      guard list.host.commitEdit(ofRowAt: path) else {
        throw ActionError(action: action, problem: "row \(path) cannot be deleted")
      }
      return "deleted row \(path)"
    case .move(let path, let position):
      let target = RowPath(section: path.section, row: position)
      try check(target, for: action)
      try reveal(path, for: action)
      guard list.host.moveRow(from: path, to: target) else {
        throw ActionError(action: action, problem: "row \(path) cannot be moved")
      }
      return "moved row \(path) to \(target)"
    case .toggle:
      guard let switchPath else {
        throw ActionError(action: action, problem: "the screen has no switch")
      }
      return "flipped [ \(try tap(0, at: switchPath, for: action)) ]"
    }
  }

  /// Taps a button and returns the title that it had before the tap.
  private func tap(
    _ button: Int, at path: RowPath, for action: UserAction
  ) throws(ActionError) -> String {
    try reveal(path, for: action)
    let titles = list.host.cell(at: path)?.buttons.map(\.title) ?? []
    guard list.host.tapButton(button, at: path) else {
      throw ActionError(
        action: action,
        problem: titles.isEmpty
          ? "row \(path) has no buttons"
          : "row \(path) has no button \(button), its buttons are \(positions(titles.count))")
    }
    return titles[button]
  }

  /// Scrolls to the row if it is off screen, because a user can only touch visible rows.
  private func reveal(_ path: RowPath, for action: UserAction) throws(ActionError) {
    try check(path, for: action)
    if list.host.cell(at: path) == nil { list.host.scroll(to: path) }
  }

  private func check(_ path: RowPath, for action: UserAction) throws(ActionError) {
    guard list.row(at: path) != nil else {
      throw ActionError(action: action, problem: absence(of: path))
    }
  }

  private func absence(of path: RowPath) -> String {
    guard list.sections.indices.contains(path.section) else {
      let count = list.sections.count
      return "there is no section \(path.section), the sections are \(positions(count))"
    }
    let count = list.rowCount(in: path.section)
    return count == 0
      ? "section \(path.section) has no rows at the moment"
      : "there is no row \(path.row) in section \(path.section), its rows are \(positions(count))"
  }

  private func positions(_ count: Int) -> String {
    count == 1 ? "0 alone" : "0 to \(count - 1)"
  }
}

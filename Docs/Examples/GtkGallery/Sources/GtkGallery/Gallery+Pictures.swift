import GtkList
import GtkToolkit
import TypedCells

/// A picture couldn't be written.
struct PictureError: Error, CustomStringConvertible {
  let path: String

  var description: String { "could not write \(path): does its folder exist?" }
}

extension Gallery {
  /// Saves a picture of each screen, after a few actions on it.
  ///
  /// - Parameters:
  ///   - window: the gallery's window.
  ///   - folder: the folder for the pictures.
  func savePictures(of window: Window, in folder: String) throws(PictureError) {
    window.draw()
    people.list.host.selectRow(at: RowPath(section: 1, row: 2))
    try save("people", of: people, window, in: folder)
    people.cell(SwitchCell.self)?.toggle.flip()
    try save("people-hidden", of: people, window, in: folder)
    employees.cell(ButtonsCell.self)?.buttons.first?.click()
    employees.list.host.selectRow(at: RowPath(section: 0, row: 1))
    try save("employees", of: employees, window, in: folder)
    mixed.list.host.selectRow(at: RowPath(section: 0, row: 1))
    try save("mixed", of: mixed, window, in: folder)
    try save("static", of: about, window, in: folder)
  }

  private func save(
    _ name: String, of screen: Screen, _ window: Window, in folder: String
  ) throws(PictureError) {
    show(screen)
    window.draw(frames: 20)
    let path = "\(folder)/gtk-\(name).png"
    guard window.savePicture(to: path) else { throw PictureError(path: path) }
  }
}

extension Screen {
  /// Returns the first visible cell of a class, or `nil` if there is none.
  func cell<Cell>(_ type: Cell.Type) -> Cell? {
    list.host.visibleCells.lazy.compactMap { $0.cell as? Cell }.first
  }
}

import GtkList
import GtkToolkit
import TypedCells

/// A list with a status line below it.
@MainActor
class Screen {
  let list: ListDriver<GtkList>
  let widget = Box()
  private let status = Label(" ")

  init(registry: CellRegistry<GtkCell> = CellRegistry()) {
    list = ListDriver(host: GtkList(), registry: registry)
    widget.append(list.host.widget)
    status.addStyle("status")
    widget.append(status)
    list.onFailure = { [status] in status.text = "\($0)" }
  }

  /// The last message in the status line.
  var message: String { status.text }

  func say(_ message: String) { status.text = message }
}

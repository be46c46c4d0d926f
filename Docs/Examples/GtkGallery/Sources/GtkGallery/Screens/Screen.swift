import GtkList
import GtkToolkit
import TypedCells

/// A list with a line below it that says what happened last.
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
    list.onFailure = { [status] in status.text = "refused \($0)" }
  }

  /// What happened last.
  var message: String { status.text }

  func say(_ message: String) { status.text = message }
}

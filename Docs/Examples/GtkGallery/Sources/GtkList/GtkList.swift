public import GtkToolkit
public import TypedCells

/// A host for a `GtkListView`, with sections, headers and footers, and selection. It reports each change to
/// GTK.
///
/// ```swift
/// let host = GtkList()
/// let list = ListDriver(host: host)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// let window = Window(title: "Greetings", host.widget)
/// ```
///
/// GTK keeps about two hundred rows around the visible ones bound. So ``visibleCells`` also contains cells
/// that are off screen, and rows receive `willDisplay` early. The host has no prefetching.
@MainActor
public final class GtkList: ListHost {
  /// The widget that shows the list. Add it to a window.
  public let widget: ScrollView

  /// How many rows the user can select. If it's more than one, activating a selected row deselects it.
  public var selectionMode = SelectionMode.single

  package weak var list: ListEngine<GtkList>?
  package let view = ListView()
  package internal(set) var cells = ViewQueue<GtkCell>()
  var headerFooters = ViewQueue<GtkHeaderFooter>()
  /// The elements that GTK's model has.
  var outline = FlatPositions()
  var selection: Set<RowPath> = []
  /// The places that GTK bound during a change and that have to be filled, or `nil` outside a change.
  var waiting: [ItemPlace]?
  /// Whether the main loop will call the driver to perform changes requested during a layout.
  var hasPostponed = false
  /// Whether new cells fade in.
  var fadesIn = false

  /// Creates a list that shows nothing until a driver is attached.
  public init() {
    _ = Self.style
    widget = ScrollView(view)
    view.addStyle("cells")
    view.onBind = { [weak self] place in self?.bind(place) }
    view.onTearDown = { [weak self] place in self?.tearDown(place) }
    view.onActivate = { [weak self] position in self?.activate(position) }
    view.onDelete = { [weak self] place in self?.delete(place) }
  }

  /// The duration of a fade-in in milliseconds. GTK doesn't animate lists itself.
  static let fadingTime = 200

  /// The CSS rules that remove the padding of rows and define the fade-in. It is static, so that the rules
  /// are added once.
  private static let style: Void = MainLoop.addStyle(
    """
    .cells > row { padding: 0; }
    .fading-in { animation: fade-in \(fadingTime)ms ease-out; }
    @keyframes fade-in { from { opacity: 0; } }
    """)

  /// Returns the cell of a row, or `nil` if GTK hasn't bound the row to a place.
  ///
  /// - Parameter path: the path of the row.
  public func cell(at path: RowPath) -> GtkCell? {
    visibleCells.first { $0.path == path }?.cell
  }

  /// Provides cells for registrations from a nib, because GTK has no nibs.
  ///
  /// - Parameters:
  ///   - name: the nib's name. Its bundle is ignored.
  ///   - cell: makes a cell in place of the nib.
  public func provideNib(named name: String, _ cell: @escaping @MainActor () -> GtkCell) {
    cells.nibs[name] = cell
  }
}

public import GtkToolkit
public import TypedCells

/// A `GtkListView` as a host: sections, headers and footers, selection, and changes that the host reports to GTK
/// one by one.
///
/// ```swift
/// let host = GtkList()
/// let list = ListDriver(host: host)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// let window = Window(title: "Greetings", host.widget)
/// ```
///
/// GTK keeps some two hundred rows bound around those that can be seen, so ``visibleCells`` has more
/// than a screenful, and rows receive `willDisplay` early. It has no prefetching.
@MainActor
public final class GtkList: ListHost {
  /// What shows the list: put it in a window.
  public let widget: ScrollView

  /// Whether several rows can be selected at a time; then one that is activated again is deselected.
  public var allowsMultipleSelection = false

  weak var list: ListContent<GtkList>?
  package let view = ListView()
  package internal(set) var cells = ViewQueue<GtkCell>()
  var headerFooters = ViewQueue<GtkHeaderFooter>()
  /// The elements that were reported to GTK.
  var outline = Outline()
  var selection: Set<RowPath> = []
  /// The places that GTK bound while changes are reported to it; `nil` at other times.
  var waiting: [ListPlace]?
  /// Whether changes that wait for the end of GTK's layout will be carried out.
  var hasPostponed = false
  /// Whether cells that come are to fade in.
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

  /// How long cells take to fade in, in milliseconds; GTK has no animations of its own for lists.
  static let fadingTime = 200

  /// Added once: rows are as tall as their cells, and what comes in a change fades in.
  private static let style: Void = MainLoop.addStyle(
    """
    .cells > row { padding: 0; }
    .fading-in { animation: fade-in \(fadingTime)ms ease-out; }
    @keyframes fade-in { from { opacity: 0; } }
    """)

  /// The cell of a row, or `nil` when the row is not near the screen.
  ///
  /// - Parameter path: where the row stands.
  public func cell(at path: RowPath) -> GtkCell? {
    visibleCells.first { $0.path == path }?.cell
  }

  /// Provides what a registration from a nib of this name yields.
  ///
  /// - Parameters:
  ///   - name: the nib's name; its bundle plays no part here.
  ///   - cell: makes a cell, as loading the nib would.
  public func provideNib(named name: String, _ cell: @escaping @MainActor () -> GtkCell) {
    cells.nibs[name] = cell
  }
}

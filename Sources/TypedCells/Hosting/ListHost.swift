/// What a toolkit has to offer so that a ``ListDriver`` can show rows in it.
///
/// A host is a final class. It keeps its driver weakly, asks it how many sections and rows there
/// are, gets its cells by ``ListDriver/cell(at:dequeue:)``, and passes on what the user does. Where it
/// calls rows in the middle of its own work, as in scrolling, it wraps that work in
/// ``ListDriver/deferringChanges(during:)``.
///
/// ```swift
/// final class TerminalList: ListHost {
///   private weak var driver: ListDriver<TerminalList>?
///   func attach(to driver: ListDriver<TerminalList>) { self.driver = driver }
///   …
/// }
/// ```
@MainActor
public protocol ListHost: AnyObject {
  /// The class that all cells of the host inherit from.
  associatedtype Cell: HostedCell where Cell.BaseCell == Cell

  /// The cells on screen, each with its row's path and the identifier it was dequeued by.
  var visibleCells: [VisibleCell<Cell>] { get }

  /// Begins to show a driver's content.
  ///
  /// - Parameter driver: whom to ask for content; the host must not keep it alive.
  func attach(to driver: ListDriver<Self>)

  /// Learns an identifier before it is asked to dequeue a cell by it.
  ///
  /// - Parameter registration: what the identifier stands for.
  func register(_ registration: CellRegistration<Cell>)

  /// Shows the driver's content from scratch.
  func reload()

  /// Replaces the cells of rows whose identity stayed while the kind of cell changed.
  ///
  /// - Parameter paths: the rows, in ascending order.
  func reloadRows(at paths: [RowPath])

  /// Lays out again, for cells on screen were updated in place and may want another height.
  func adjustHeights()

  /// Goes from the old content to the new.
  ///
  /// - Parameters:
  ///   - changes: what to delete and to insert.
  ///   - animated: whether the user is to see it happen.
  ///   - commit: makes the driver's content the new one. Call it exactly once, before you return, where
  ///     the toolkit expects its data source to change.
  ///   - completion: what the list's author waits for. Call it once the user has seen it all.
  func perform(
    _ changes: ListChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Creates a cell that shows nothing, for a row that cannot be shown.
  func makeEmptyCell() -> Cell
}

/// A cell on screen.
public struct VisibleCell<Cell: AnyObject> {
  /// The path of the row that the cell shows.
  public let path: RowPath

  /// The cell.
  public let cell: Cell

  /// The identifier by which the cell was dequeued; `nil` for an empty cell that stands in.
  public let identifier: ReuseIdentifier?

  /// Creates a value, as a host does.
  ///
  /// - Parameters:
  ///   - path: the path of the row that the cell shows.
  ///   - cell: the cell.
  ///   - identifier: the identifier by which it was dequeued; `nil` for an empty cell.
  public init(path: RowPath, cell: Cell, identifier: ReuseIdentifier?) {
    self.path = path
    self.cell = cell
    self.identifier = identifier
  }
}

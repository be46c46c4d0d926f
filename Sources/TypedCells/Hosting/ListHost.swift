/// Connects a toolkit's list view to a ``ListDriver``.
///
/// A host is a final class. It gets the ``ListEngine`` in ``attach(to:)`` and holds it weakly, reads the numbers of
/// sections and rows and dequeues cells with it, and forwards the user's actions. It wraps work that calls rows, such as
/// a layout, in ``ListEngine/holdingChanges(untilNextTurn:during:)``.
///
/// ```swift
/// final class TerminalList: ListHost {
///   private weak var list: ListEngine<TerminalList>?
///   private(set) var visibleCells: [VisibleCell<TerminalCell>] = []
///
///   func attach(to list: ListEngine<TerminalList>) { self.list = list }
///   func register(_ registration: CellRegistration<TerminalCell>) {}
///   func makeEmptyCell() -> TerminalCell { TerminalCell() }
///
///   func reload() { draw() }
///   func reloadRows(at paths: [RowPath]) { draw() }
///   func reloadHeaderFooters(ofSections sections: [Int]) { draw() }
///   func adjustHeights(ofRowsAt paths: [RowPath]) { draw() }
///   func perform(
///     _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
///     completion: @escaping @MainActor () -> Void
///   ) {
///     commit()
///     draw()
///     completion()
///   }
///
///   private func draw() { /* gets cells from the list, sets visibleCells, prints them */ }
/// }
/// ```
///
/// A host that shows titles above and below sections, but no views, implements only
/// ``reloadHeaderFooters(ofSections:)`` of the requirements for headers and footers.
@MainActor
public protocol ListHost: AnyObject {
  /// The class that all cells of the host inherit from.
  associatedtype Cell: HostedCell where Cell.BaseCell == Cell

  /// The class that all headers and footers of the host inherit from.
  associatedtype HeaderFooter: HostedHeaderFooter = _NoHeaderFooter<Cell>
  where HeaderFooter.BaseCell == Cell, HeaderFooter.BaseHeaderFooter == HeaderFooter

  /// The cells that show rows, visible or prepared off screen.
  var visibleCells: [VisibleCell<Cell>] { get }

  /// The visible headers and footers, except titles.
  var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] { get }

  /// Starts to show the content of a driver. A host has one driver at a time.
  ///
  /// - Parameter list: the engine of the list to show; keep it weakly.
  func attach(to list: ListEngine<Self>)

  /// Registers an identifier. The driver calls it before it dequeues the first cell with the identifier.
  ///
  /// - Parameter registration: the identifier, the cell class and the source of its cells.
  func register(_ registration: CellRegistration<Cell>)

  /// Registers an identifier of headers or footers. The driver calls it before it dequeues the first view
  /// with the identifier.
  ///
  /// - Parameter registration: the identifier, the view class and the source of its views.
  func register(headerFooter registration: CellRegistration<HeaderFooter>)

  /// Shows the content from scratch.
  func reload()

  /// Replaces the cells of rows that keep their identity but need another cell class.
  ///
  /// - Parameter paths: the rows' paths, in ascending order.
  func reloadRows(at paths: [RowPath])

  /// Replaces the headers and footers of sections whose rows stay: a title changed, or a view was
  /// inserted, deleted or replaced by one of another class.
  ///
  /// - Parameter sections: the positions of the sections, in ascending order.
  func reloadHeaderFooters(ofSections sections: [Int])

  /// Lays out again, because cells were updated in place and may need another height.
  ///
  /// - Parameter paths: the rows whose cells were updated, in the order of ``visibleCells``.
  func adjustHeights(ofRowsAt paths: [RowPath])

  /// Performs one step of a change.
  ///
  /// The changes follow the rules of UIKit's batch updates; ``BatchUpdate/init(_:)`` converts them. They
  /// contain no updates of rows, because the driver updates cells in place.
  ///
  /// - Parameters:
  ///   - changes: the rows and sections that are inserted, deleted and moved.
  ///   - animated: whether to animate the change.
  ///   - commit: replaces the content by that after the step. Call it exactly once, before you return,
  ///     at the point where the toolkit expects its data source to change.
  ///   - completion: call it once, when the animations have ended.
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Whether the host can't be changed at the moment, for example because the user is moving a row. By default `false`.
  ///
  /// Changes wait until it's `false`. Of several contents, only the newest one is shown then. Call
  /// ``ListEngine/carryOutWaitingChanges()`` when it changes to `false`. If your toolkit doesn't report that, the list
  /// looks again every 50 milliseconds while a change waits.
  var holdsChanges: Bool { get }

  /// Which sections the host can move in ``perform(_:animated:commit:completion:)``. By default ``SectionMoves/all``.
  var sectionMoves: SectionMoves { get }

  /// How many rows the user can select. By default ``SelectionMode/none``.
  var selectionMode: SelectionMode { get set }

  /// The paths of the selected rows, in ascending order. By default there are none.
  var selectedPaths: [RowPath] { get }

  /// Selects or deselects a row, without informing the engine. By default nothing happens.
  ///
  /// A host whose ``selectionMode`` is ``SelectionMode/single`` deselects the other row. When the user selects or
  /// deselects a row, the host calls ``ListEngine/didSelectRow(at:)`` or ``ListEngine/didDeselectRow(at:)``.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the row's path.
  ///   - animated: whether to animate it.
  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool)

  /// Returns whether a row is selected. By default, whether it's among ``selectedPaths``.
  ///
  /// Implement it if the host can answer without a list of all selected rows, because code may look up many rows.
  ///
  /// - Parameter path: the row's path.
  func isSelected(rowAt path: RowPath) -> Bool

  /// Returns the focus of the keyboard if it's in the view of one of some rows, headers and footers. By default `nil`.
  ///
  /// The list calls it before each change, and before the host replaces these views. If it returns a value, the list
  /// restores the focus afterwards, also if the view has kept it: another row may have moved it off screen.
  ///
  /// - Parameter elements: the rows, headers and footers whose views may be replaced or moved.
  func focus(inside elements: [FlatElement]) -> ListFocus?

  /// Scrolls to a row. By default nothing happens, and the result is `false`.
  ///
  /// - Parameters:
  ///   - path: the path of a row that exists.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow.
  ///   - animated: whether to animate it.
  ///   - completion: call it once if you return `true`: when the row is at its position, or the user ended the animation.
  /// - Returns: whether the host scrolls; `false` if it isn't on screen.
  @discardableResult
  func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) -> Bool

  /// Creates an empty cell for a row that can't be shown.
  func makeEmptyCell() -> Cell

  /// Creates an empty view for a header or footer that can't be shown.
  func makeEmptyHeaderFooter() -> HeaderFooter
}

extension ListHost {
  /// `false`, because the host can always be changed.
  public var holdsChanges: Bool { false }

  /// ``SectionMoves/all``.
  public var sectionMoves: SectionMoves { .all }

  /// ``SelectionMode/none``, because the host has no selection.
  public var selectionMode: SelectionMode {
    get { .none }
    set {}
  }

  /// Empty, because the host has no selection.
  public var selectedPaths: [RowPath] { [] }

  /// Does nothing, because the host has no selection.
  ///
  /// - Parameters:
  ///   - isSelected: ignored.
  ///   - path: ignored.
  ///   - animated: ignored.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {}

  /// Whether the row is among ``selectedPaths``.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*s*) for *s* selected rows.
  public func isSelected(rowAt path: RowPath) -> Bool { selectedPaths.contains(path) }

  /// Returns `nil`, because the host doesn't know the focus of the keyboard.
  ///
  /// - Parameter elements: ignored.
  public func focus(inside elements: [FlatElement]) -> ListFocus? { nil }

  /// Does nothing, because the host doesn't scroll.
  ///
  /// - Parameters:
  ///   - path: ignored.
  ///   - position: ignored.
  ///   - animated: ignored.
  ///   - completion: not called.
  /// - Returns: `false`.
  @discardableResult
  public func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) -> Bool { false }
}

extension ListHost where HeaderFooter == _NoHeaderFooter<Cell> {
  /// Empty, because the host shows only titles.
  public var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] { [] }

  public func register(headerFooter registration: CellRegistration<HeaderFooter>) {}

  /// Never called, because the host shows only titles.
  public func makeEmptyHeaderFooter() -> HeaderFooter {
    preconditionFailure("a host that shows only titles has no headers and footers")
  }
}

/// A visible or prepared cell.
public struct VisibleCell<Cell: AnyObject> {
  /// The path of the row that the cell shows.
  public let path: RowPath

  /// The cell.
  public let cell: Cell

  /// The identifier by which the cell was dequeued; `nil` for an empty cell.
  public let identifier: ReuseIdentifier?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - path: the path of the row that the cell shows.
  ///   - cell: a cell that the host shows at the path.
  ///   - identifier: the identifier by which it was dequeued; `nil` for an empty cell.
  public init(path: RowPath, cell: Cell, identifier: ReuseIdentifier?) {
    self.path = path
    self.cell = cell
    self.identifier = identifier
  }
}

/// A visible header or footer.
public struct VisibleHeaderFooter<View: AnyObject> {
  /// The position of its section.
  public let section: Int

  /// Whether it's the section's header or its footer.
  public let edge: SectionEdge

  /// The view.
  public let view: View

  /// The identifier by which the view was dequeued; `nil` for an empty view.
  public let identifier: ReuseIdentifier?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - section: the position of its section.
  ///   - edge: whether it's the section's header or its footer.
  ///   - view: a header or footer that the host shows.
  ///   - identifier: the identifier by which it was dequeued; `nil` for an empty view.
  public init(section: Int, edge: SectionEdge, view: View, identifier: ReuseIdentifier?) {
    self.section = section
    self.edge = edge
    self.view = view
    self.identifier = identifier
  }
}

/// What a toolkit has to offer so that a ``ListDriver`` can show rows in it.
///
/// A host is a final class. It keeps its driver weakly, asks it how many sections and rows there
/// are, gets its cells by ``ListDriver/cell(at:dequeue:)``, and passes on what the user does. Where it
/// calls rows in the middle of its own work, as in scrolling, it wraps that work in
/// ``ListDriver/deferringChanges(during:)``, and where it does so in the middle of the toolkit's, in
/// ``ListDriver/postponingChanges(during:)``.
///
/// ```swift
/// final class TerminalList: ListHost {
///   private weak var driver: ListDriver<TerminalList>?
///   private(set) var visibleCells: [VisibleCell<TerminalCell>] = []
///
///   func attach(to driver: ListDriver<TerminalList>) { self.driver = driver }
///   func register(_ registration: CellRegistration<TerminalCell>) {}
///   func makeEmptyCell() -> TerminalCell { TerminalCell() }
///
///   func reload() { draw() }
///   func reloadRows(at paths: [RowPath]) { draw() }
///   func reloadHeaderFooters(ofSections sections: [Int]) { draw() }
///   func adjustHeights() { draw() }
///   func perform(
///     _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
///     completion: @escaping @MainActor () -> Void
///   ) {
///     commit()
///     draw()
///     completion()
///   }
///
///   private func draw() { /* asks the driver, sets visibleCells, prints them */ }
/// }
/// ```
///
/// A host that shows titles above and below sections, but no views, says nothing of headers and
/// footers but ``reloadHeaderFooters(ofSections:)``.
@MainActor
public protocol ListHost: AnyObject {
  /// The class that all cells of the host inherit from.
  associatedtype Cell: HostedCell where Cell.BaseCell == Cell

  /// The class that all headers and footers of the host inherit from.
  associatedtype HeaderFooter: HostedHeaderFooter = NoHeaderFooter<Cell>
  where HeaderFooter.BaseCell == Cell, HeaderFooter.BaseHeaderFooter == HeaderFooter

  /// The cells that show rows, on screen or kept ready beside it, each with its row's path and the identifier it was dequeued by.
  var visibleCells: [VisibleCell<Cell>] { get }

  /// The views on screen above and below sections; titles are not among them.
  var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] { get }

  /// Begins to show a driver's content; a host has one driver at a time.
  ///
  /// - Parameter driver: whom to ask for content; the host must not keep it alive.
  func attach(to driver: ListDriver<Self>)

  /// Learns an identifier before it is asked to dequeue a cell by it.
  ///
  /// - Parameter registration: what the identifier stands for.
  func register(_ registration: CellRegistration<Cell>)

  /// Learns an identifier before it is asked to dequeue a header or footer by it.
  ///
  /// - Parameter registration: what the identifier stands for.
  func register(headerFooter registration: CellRegistration<HeaderFooter>)

  /// Shows the driver's content from scratch.
  func reload()

  /// Replaces the cells of rows whose identity stayed while the kind of cell changed.
  ///
  /// - Parameter paths: the rows, in ascending order.
  func reloadRows(at paths: [RowPath])

  /// Replaces what stands above and below sections whose rows stay: another title, another kind of
  /// view, or nothing any more.
  ///
  /// - Parameter sections: the sections, in ascending order.
  func reloadHeaderFooters(ofSections sections: [Int])

  /// Lays out again, for cells on screen were updated in place and may want another height.
  func adjustHeights()

  /// Carries out one step from the old content to the new.
  ///
  /// The rules are those of UIKit's batch updates; ``BatchUpdate/init(_:)`` puts the changes in its
  /// terms. Nothing among them is an update, for the driver updates cells in place.
  ///
  /// - Parameters:
  ///   - changes: what goes, comes and moves.
  ///   - animated: whether the user is to see it happen.
  ///   - commit: makes the driver's content that after the step. Call it exactly once, before you
  ///     return, where the toolkit expects its data source to change.
  ///   - completion: what the list's author waits for. Call it once the user has seen it all.
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Creates a cell that shows nothing, for a row that cannot be shown.
  func makeEmptyCell() -> Cell

  /// Creates a view that shows nothing, for a header or footer that cannot be shown.
  func makeEmptyHeaderFooter() -> HeaderFooter
}

extension ListHost where HeaderFooter == NoHeaderFooter<Cell> {
  /// None, for a host that shows titles only.
  public var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] { [] }

  public func register(headerFooter registration: CellRegistration<HeaderFooter>) {}

  /// Never called: a driver makes no view for a host that shows titles only.
  public func makeEmptyHeaderFooter() -> HeaderFooter {
    preconditionFailure("a host without headers and footers was asked for one")
  }
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

/// A header or a footer on screen.
public struct VisibleHeaderFooter<View: AnyObject> {
  /// The position of its section.
  public let section: Int

  /// Which end of the section it stands at.
  public let edge: SectionEdge

  /// The view.
  public let view: View

  /// The identifier by which the view was dequeued; `nil` for an empty view that stands in.
  public let identifier: ReuseIdentifier?

  /// Creates a value, as a host does.
  ///
  /// - Parameters:
  ///   - section: the position of its section.
  ///   - edge: which end of the section it stands at.
  ///   - view: the view.
  ///   - identifier: the identifier by which it was dequeued; `nil` for an empty view.
  public init(section: Int, edge: SectionEdge, view: View, identifier: ReuseIdentifier?) {
    self.section = section
    self.edge = edge
    self.view = view
    self.identifier = identifier
  }
}

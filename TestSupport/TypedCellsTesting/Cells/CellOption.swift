/// What the laws must know about a cell beside its class and its samples.
///
/// Pass options after the samples, in any order:
///
/// ```swift
/// assertCellLaws(
///   PhotoCell.self, samples: [.portrait, .landscape], .made { PhotoCell(loader: loader) },
///   .delivering(loader.held))
/// ```
///
/// Most cells need none: the kit makes, prepares, observes and operates cells of UIKit and of a `HeadlessList` by itself.
/// Cells of a toolkit of your own need ``made(_:)`` and ``observing(_:)``.
public struct CellOption<Cell: AnyObject, Sample>: Sendable {
  enum Kind: Sendable {
    case made(@MainActor () -> (make: @MainActor () -> Cell, problem: String?))
    case observing(@MainActor (Cell) -> AnyEquatable)
    case prepared(@MainActor (Cell) -> Void)
    case updatedInPlace(Bool)
    case neverReused
    case delivering(HeldContent)
    case recording(EventLog)
    case owned(@MainActor () -> (owner: AnyObject, sample: Sample))
    case untouched
    case skipping(law: String, reason: String)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates an option for cells from a source that may have none.
  ///
  /// - Parameter source: returns a closure that makes a cell, and the reason why it can't; `nil` if it can.
  package init(
    madeFrom source: @escaping @MainActor () -> (make: @MainActor () -> Cell, problem: String?)
  ) {
    self.init(.made(source))
  }

  /// A closure makes the cells, for example because their initializer has parameters.
  ///
  /// - Parameter make: returns a fresh cell.
  public static func made(_ make: @escaping @MainActor () -> Cell) -> Self {
    Self(.made { (make, nil) })
  }

  /// The laws observe a value as well, which the kit doesn't see, such as a played sound or a state that the cell draws.
  /// Pass it more than once for more values.
  ///
  /// - Parameter value: returns what the user perceives of a cell and an update may change.
  public static func observing(
    _ value: @escaping @MainActor (Cell) -> some Equatable
  ) -> Self {
    Self(.observing { AnyEquatable(value($0)) })
  }

  /// A closure prepares the cell for another row, beside what its toolkit does, as your data source does.
  ///
  /// - Parameter prepare: called before the cell shows another row.
  public static func prepared(_ prepare: @escaping @MainActor (Cell) -> Void) -> Self {
    Self(.prepared(prepare))
  }

  /// The cell is updated in place, without a preparation, when the data of its row change.
  ///
  /// The laws assume it for cells that conform to `Updatable`, and ``neverUpdatedInPlace`` for others.
  public static var updatedInPlace: Self { Self(.updatedInPlace(true)) }

  /// The cell is prepared before each row and never updated in place.
  ///
  /// Use it for a list that never calls `reconfigureRows(at:)` or `ListDriver.apply` with changed rows.
  public static var neverUpdatedInPlace: Self { Self(.updatedInPlace(false)) }

  /// The cell shows one row only; the host neither reuses it nor updates it in place.
  public static var neverReused: Self { Self(.neverReused) }

  /// An update asks for content that a test holds back, and the laws deliver it in every order.
  ///
  /// - Parameter content: holds the answers until the laws deliver them.
  public static func delivering(_ content: HeldContent) -> Self { Self(.delivering(content)) }

  /// The closures and delegates of the samples append to a log.
  ///
  /// - Parameter log: the log that the closures and delegates append to.
  public static func recording(_ log: EventLog) -> Self { Self(.recording(log)) }

  /// The data refer to an owner, as a closure refers to its screen. The law ``CellLaws/noLeakedOwner`` checks that the
  /// cell doesn't keep the owner alive.
  ///
  /// ```text
  /// .owned {
  ///   let screen = PostScreen()
  ///   return (screen, Post(id: 1, onLike: { [weak screen] in screen?.like() }))
  /// }
  /// ```
  ///
  /// - Parameter make: creates an owner and data that refer to it.
  public static func owned(
    _ make: @escaping @MainActor () -> (owner: AnyObject, sample: Sample)
  ) -> Self {
    Self(.owned(make))
  }

  /// The laws don't touch the cell's controls. Use it if a tap needs more than the test provides, such as a server.
  public static var untouched: Self { Self(.untouched) }

  /// The laws leave one out, and the report names your reason.
  ///
  /// ```text
  /// assertCellLaws(MapCell.self, samples: places, .skipping("cell.isReleased", because: "MKMapView stays alive"))
  /// ```
  ///
  /// - Parameters:
  ///   - law: the law's name, as failures state it.
  ///   - reason: why the cell may break it.
  public static func skipping(_ law: String, because reason: String) -> Self {
    Self(.skipping(law: law, reason: reason))
  }
}

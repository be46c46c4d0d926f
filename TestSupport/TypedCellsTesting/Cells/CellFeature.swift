import TypedCells

/// A feature that not every cell has, with the values that the kit needs to examine it.
///
/// ```swift
/// assertCellLaws(
///   PhotoCell.self, samples: [.portrait, .landscape], features: [.asynchronous(loader.held)],
///   making: { PhotoCell(loader: loader) }
/// )
/// ```
///
/// Laws of features that you don't declare are skipped, and the output lists them as skipped. For cells that conform to
/// `Updatable`, the assertions assume ``reusable`` and ``reconfigurable``.
@MainActor
public struct CellFeature<Cell: AnyObject, Sample> {
  enum Kind {
    case reusable(prepare: (@MainActor (Cell) -> Void)?)
    case reconfigurable
    case onlyReusable
    case onlyDisposable
    case asynchronous(HeldContent)
    case recording(EventLog)
    case untouched
    case owned(@MainActor () -> (owner: AnyObject, sample: Sample))
  }

  let kind: Kind

  /// The cell is reused for other rows; its toolkit prepares it for each.
  public static var reusable: Self { Self(kind: .reusable(prepare: nil)) }

  /// The cell is reused for other rows; a closure prepares it for each.
  ///
  /// - Parameter prepare: called before the cell shows another row.
  public static func reusable(preparedBy prepare: @escaping @MainActor (Cell) -> Void) -> Self {
    Self(kind: .reusable(prepare: prepare))
  }

  /// The cell is updated in place, without a preparation, if the content of its row changes.
  public static var reconfigurable: Self { Self(kind: .reconfigurable) }

  /// The cell is prepared before each row and never updated in place.
  ///
  /// Use it for a list that never calls `reconfigureRows(at:)` or `ListDriver.apply` with changed rows. The
  /// assertions assume it for cells that don't conform to `Updatable`.
  public static var neverUpdatedInPlace: Self { Self(kind: .onlyReusable) }

  /// The cell shows one row only; the host neither reuses it nor updates it in place.
  public static var neverReused: Self { Self(kind: .onlyDisposable) }

  /// An update loads content that arrives later, such as an image from the network.
  ///
  /// - Parameter content: holds the answers until the laws deliver them.
  public static func asynchronous(_ content: HeldContent) -> Self {
    Self(kind: .asynchronous(content))
  }

  /// The closures and delegates of the samples append to a log.
  ///
  /// - Parameter log: the log that the closures and delegates append to.
  public static func recording(_ log: EventLog) -> Self { Self(kind: .recording(log)) }

  /// The laws don't touch the cell's controls. Use it if a tap needs more than the test provides, such as a server.
  public static var untouched: Self { Self(kind: .untouched) }

  /// The data refer to an owner, as a closure refers to its screen. The law ``CellLaws/noLeakedOwner`` checks that the
  /// cell doesn't keep the owner alive.
  ///
  /// ```text
  /// features: [
  ///   .owned {
  ///     let screen = PostScreen()
  ///     return (screen, Post(id: 1, onLike: { [weak screen] in screen?.like() }))
  ///   }
  /// ]
  /// ```
  ///
  /// - Parameter make: creates an owner and data that refer to it.
  public static func owned(
    by make: @escaping @MainActor () -> (owner: AnyObject, sample: Sample)
  ) -> Self {
    Self(kind: .owned(make))
  }
}

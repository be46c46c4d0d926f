import TypedCells

/// Something that not every cell does, and what the kit needs to examine it.
///
/// ```swift
/// assertCellLaws(
///   PhotoCell.self, samples: [.portrait, .landscape], features: [.asynchronous(loader.held)],
///   making: { PhotoCell(loader: loader) }
/// )
/// ```
///
/// Laws of features that are not declared are skipped, and the output says so.
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

  /// The cell shows one row after another, prepared in between as its toolkit does.
  public static var reusable: Self { Self(kind: .reusable(prepare: nil)) }

  /// The cell shows one row after another, and is prepared in between by a closure.
  ///
  /// - Parameter prepare: what the host calls between two rows.
  public static func reusable(preparedBy prepare: @escaping @MainActor (Cell) -> Void) -> Self {
    Self(kind: .reusable(prepare: prepare))
  }

  /// The cell is updated in place, without a preparation, when the content of its row changes.
  public static var reconfigurable: Self { Self(kind: .reconfigurable) }

  /// The cell is prepared before each row and never updated in place.
  ///
  /// A list that never calls `reconfigureRows(at:)` or `ListDriver.apply` with changed rows uses cells in
  /// this way. It is what the assertions assume of cells that don't conform to `Updatable`.
  public static var neverUpdatedInPlace: Self { Self(kind: .onlyReusable) }

  /// The cell shows one row only, and is neither reused nor updated in place.
  public static var neverReused: Self { Self(kind: .onlyDisposable) }

  /// An update asks for content that arrives later, as an image from the network.
  ///
  /// - Parameter content: where the answers are held until the laws deliver them.
  public static func asynchronous(_ content: HeldContent) -> Self {
    Self(kind: .asynchronous(content))
  }

  /// The closures and delegates of the samples append to a log.
  ///
  /// - Parameter log: the log.
  public static func recording(_ log: EventLog) -> Self { Self(kind: .recording(log)) }

  /// The laws don't touch the cell's controls, because a tap needs more than the test provides.
  public static var untouched: Self { Self(kind: .untouched) }

  /// The data refer to an owner, as a closure of a screen does.
  ///
  /// - Parameter make: makes an owner, and data that refer to it.
  public static func owned(
    by make: @escaping @MainActor () -> (owner: AnyObject, sample: Sample)
  ) -> Self {
    Self(kind: .owned(make))
  }
}

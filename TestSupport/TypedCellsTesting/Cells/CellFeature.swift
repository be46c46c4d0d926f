public import TypedCells

/// Something that not every cell does, and what it takes to examine it.
///
/// ```swift
/// assertCellLaws(
///   PhotoCell.self, samples: [.portrait, .landscape],
///   features: [.reusable(preparedBy: { $0.prepareForReuse() }), .asynchronous(loader.held)],
///   making: { PhotoCell(loader: loader) }
/// ) { [$0.caption, $0.photo] }
/// ```
///
/// Laws of features that are not declared are skipped, and the output says so.
@MainActor
public struct CellFeature<Cell: Updatable> {
  enum Kind {
    case reusable(prepare: (@MainActor (Cell) -> Void)?)
    case reconfigurable
    case asynchronous(HeldContent)
    case owned(@MainActor () -> (owner: AnyObject, sample: Cell.ViewData))
  }

  let kind: Kind

  /// The cell shows one row after another, and needs no preparation in between.
  public static var reusable: Self { Self(kind: .reusable(prepare: nil)) }

  /// The cell shows one row after another, and is prepared in between.
  ///
  /// - Parameter prepare: what the host calls between two rows.
  public static func reusable(preparedBy prepare: @escaping @MainActor (Cell) -> Void) -> Self {
    Self(kind: .reusable(prepare: prepare))
  }

  /// The cell is updated in place, without a preparation, when what its row shows changes.
  public static var reconfigurable: Self { Self(kind: .reconfigurable) }

  /// An update asks for content that arrives later, as a picture from the network.
  ///
  /// - Parameter content: where the answers are held back until the examination lets them arrive.
  public static func asynchronous(_ content: HeldContent) -> Self {
    Self(kind: .asynchronous(content))
  }

  /// Data may lead back to an owner, as a closure of a screen does.
  ///
  /// - Parameter make: makes an owner, and data that lead back to it.
  public static func owned(
    by make: @escaping @MainActor () -> (owner: AnyObject, sample: Cell.ViewData)
  ) -> Self {
    Self(kind: .owned(make))
  }
}

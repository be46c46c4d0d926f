/// Returns the items of a custom group, given the group's container.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item that a custom group places itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private let place: CGRect
  private let order: Int

  /// Creates an item with a frame in the coordinates of the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame in the coordinates of the group, and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    (place, order) = (frame, zIndex)
    super.init()
  }

  /// The frame in the coordinates of the group.
  open var frame: CGRect { place }

  /// The order from back to front. An item with a higher value covers one with a lower value.
  open var zIndex: Int { order }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: place, zIndex: order)
  }
}

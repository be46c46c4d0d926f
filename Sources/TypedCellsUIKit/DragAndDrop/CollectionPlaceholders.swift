#if !os(tvOS)
  /// A drop coordinator for your own drop delegate. The list follows the placeholders that the delegate inserts, because
  /// UIKit inserts the items that replace them itself.
  final class CollectionPlaceholders: NSObject, UICollectionViewDropCoordinator {
    private let coordinator: any UICollectionViewDropCoordinator
    private weak var host: CollectionHost?

    init(_ coordinator: any UICollectionViewDropCoordinator, _ host: CollectionHost?) {
      (self.coordinator, self.host) = (coordinator, host)
      super.init()
    }

    var items: [any UICollectionViewDropItem] { coordinator.items }
    var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }
    var proposal: UICollectionViewDropProposal { coordinator.proposal }
    var session: any UIDropSession { coordinator.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      coordinator.drop(dragItem, toItemAt: indexPath)
    }

    func drop(
      _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
      coordinator.drop(dragItem, intoItemAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      coordinator.drop(dragItem, to: target)
    }

    func drop(
      _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
      CollectionPlaceholder(coordinator.drop(dragItem, to: placeholder), host)
    }
  }

  /// A placeholder that your own drop delegate inserted.
  private final class CollectionPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    private let context: any UICollectionViewDropPlaceholderContext
    private weak var host: CollectionHost?

    init(_ context: any UICollectionViewDropPlaceholderContext, _ host: CollectionHost?) {
      (self.context, self.host) = (context, host)
      super.init()
    }

    var dragItem: UIDragItem { context.dragItem }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      context.commitInsertion { path in
        if let host {
          host.replacePlaceholder(at: path) { dataSourceUpdates(path) }
        } else {
          dataSourceUpdates(path)
        }
      }
    }

    func deletePlaceholder() -> Bool {
      defer { host?.dropDidEnd() }
      return context.deletePlaceholder()
    }

    func setNeedsCellUpdate() { context.setNeedsCellUpdate() }

    func addAnimations(_ animations: @escaping () -> Void) { context.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      context.addCompletion(completion)
    }
  }
#endif

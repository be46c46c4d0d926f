#if !os(tvOS)
  /// A drop coordinator for your own drop delegate. The list follows the placeholders that the delegate inserts, because
  /// UIKit inserts the rows that replace them itself.
  final class TablePlaceholders: NSObject, UITableViewDropCoordinator {
    private let coordinator: any UITableViewDropCoordinator
    private weak var host: TableHost?

    init(_ coordinator: any UITableViewDropCoordinator, _ host: TableHost?) {
      (self.coordinator, self.host) = (coordinator, host)
      super.init()
    }

    var items: [any UITableViewDropItem] { coordinator.items }
    var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }
    var proposal: UITableViewDropProposal { coordinator.proposal }
    var session: any UIDropSession { coordinator.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      coordinator.drop(dragItem, toRowAt: indexPath)
    }

    func drop(
      _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
      coordinator.drop(dragItem, intoRowAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      coordinator.drop(dragItem, to: target)
    }

    func drop(
      _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
      TablePlaceholder(coordinator.drop(dragItem, to: placeholder), host)
    }
  }

  /// A placeholder that your own drop delegate inserted.
  private final class TablePlaceholder: NSObject, UITableViewDropPlaceholderContext {
    private let context: any UITableViewDropPlaceholderContext
    private weak var host: TableHost?

    init(_ context: any UITableViewDropPlaceholderContext, _ host: TableHost?) {
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

    func addAnimations(_ animations: @escaping () -> Void) { context.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      context.addCompletion(completion)
    }
  }
#endif

/// A drop that the delegate of a table or collection view performs.
@MainActor
class DropInView<View: DragAndDropView>: NSObject {
  private(set) weak var view: View?
  let droppedItems: [DroppedItem]
  let destinationIndexPath: IndexPath?
  let proposal: View.Proposal
  let session: any UIDropSession

  init(of session: DragSession, in view: View, at target: IndexPath?, proposal: View.Proposal) {
    droppedItems = session.items.map {
      DroppedItem($0, from: session.sourcePath(of: $0, in: view), width: view.bounds.width)
    }
    (self.view, destinationIndexPath, self.proposal) = (view, target, proposal)
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DropAnimation()
  }

  /// Notes where an item is animated to: `at` or `into` a row or item.
  func animate(_ preposition: String, _ path: IndexPath) -> any UIDragAnimating {
    view?.animatedDrops.append("\(preposition) \(path.section).\(path[1])")
    return DropAnimation()
  }

  func placeholder(for dragItem: UIDragItem, at path: IndexPath) -> DropPlaceholder {
    let dropped = DropPlaceholder(dragItem, at: path) { [weak view] path, update in
      view?.insert(at: path, with: update)
    }
    view?.placeholders.append(dropped)
    dropped.onEnd = { [weak view] ended in view?.placeholders.removeAll { $0 === ended } }
    return dropped
  }
}

@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, width: CGFloat) {
    (dragItem, sourceIndexPath) = (item, source)
    previewSize = CGSize(width: width, height: 44)
    super.init()
  }
}

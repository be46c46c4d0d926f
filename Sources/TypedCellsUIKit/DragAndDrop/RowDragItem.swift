#if !os(tvOS)
  import TypedCells

  /// The drag item of a row.
  final class RowDragItem: UIDragItem {
    /// The row's identity, by which it is found after the drop.
    let identity: RowIdentity?
    /// Where the row was when the drag began.
    let path: RowPath
    weak var view: UIView?

    init(
      _ model: Any, identity: RowIdentity?, at path: RowPath, in view: UIView?,
      _ provider: NSItemProvider
    ) {
      self.identity = identity
      self.path = path
      self.view = view
      super.init(itemProvider: provider)
      localObject = model
    }
  }
#endif

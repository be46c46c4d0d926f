#if !os(tvOS)
  import TypedCells

  /// The rows whose items were returned for the drag that began last.
  @MainActor
  final class BegunDrag {
    private weak var session: AnyObject?
    private var rows: Set<RowPath> = []

    func contains(_ row: RowPath, in session: any UIDragSession) -> Bool {
      self.session === session && rows.contains(row)
    }

    func insert(_ row: RowPath, in session: any UIDragSession) {
      if self.session !== session { rows = [] }
      self.session = session
      rows.insert(row)
    }
  }
#endif

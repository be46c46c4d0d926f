import TypedCells

extension TableHost {
  /// Tells the table what rows use, and no more.
  ///
  /// - Parameter anew: whether the delegate is to be set even if it implements the same as before.
  func advertise(anew: Bool = false) {
    guard let tableView, let list else { return }
    if let other = tableView.delegate, other !== tableDelegate, tableDelegate != nil {
      // Somebody gave the table another delegate.
      tableDelegate = nil
      delegate = other
      return
    }
    let uses = list.uses
    advertiseDelegate(uses, to: tableView, anew: anew)
    advertisePrefetching(uses, to: tableView)
    if lacksMethods(uses) { replaceSource(uses, of: tableView) }
  }

  private func advertiseDelegate(
    _ uses: ContentUses, to tableView: UITableView, anew: Bool
  ) {
    let own = OwnTableDelegate(delegate)
    let methods = Set(
      TableDelegateMethod.allCases.filter { method in
        own.implements(method)
          || method.isUsed(
            uses, hidesHeaders: tableView.sectionHeaderHeight == 0,
            hidesFooters: tableView.sectionFooterHeight == 0)
      })
    if !anew, let tableDelegate, tableDelegate.methods == methods { return }
    let new = TableDelegate(host: self, methods: methods)
    tableDelegate = new
    tableView.delegate = new
  }

  private func advertisePrefetching(_ uses: ContentUses, to tableView: UITableView) {
    let isUsed = uses.mayHandle(.prefetch) || uses.mayHandle(.cancelPrefetch)
    if isUsed, prefetcher == nil {
      let new = TablePrefetcher(host: self)
      prefetcher = new
      tableView.prefetchDataSource = new
    } else if !isUsed, let old = prefetcher {
      prefetcher = nil
      if tableView.prefetchDataSource === old { tableView.prefetchDataSource = nil }
    }
  }

  /// Whether the table has to be given another data source, which makes it reload. That is done only
  /// when it is to know of more methods: those that no row uses any more answer as if they were not
  /// there.
  func lacksMethods(_ uses: ContentUses) -> Bool {
    source.map { !$0.methods.isSuperset(of: usedMethods(uses)) } ?? true
  }

  private func replaceSource(_ uses: ContentUses, of tableView: UITableView) {
    let new = TableSource(
      host: self, methods: usedMethods(uses).union(source?.methods ?? []))
    source = new
    tableView.dataSource = new
  }

  private func usedMethods(_ uses: ContentUses) -> Set<TableSourceMethod> {
    Set(TableSourceMethod.allCases.filter { $0.isUsed(uses) })
  }
}

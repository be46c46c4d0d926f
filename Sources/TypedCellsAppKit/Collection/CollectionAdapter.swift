import TypedCells

/// The parts of a host that depend on `NSCollectionView`.
final class CollectionAdapter: ListViewAdapter {
  private(set) weak var view: NSCollectionView?
  weak var host: ListViewHost<NSCollectionView>?
  var cellSources: [ReuseIdentifier: ViewSource<NSCollectionViewItem>] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource<CollectionHeaderFooterView>] = [:]

  typealias Kind = NSCollectionView.SupplementaryElementKind

  static let kinds: [(edge: SectionEdge, kind: Kind)] = [
    (.header, NSCollectionView.elementKindSectionHeader),
    (.footer, NSCollectionView.elementKindSectionFooter),
  ]

  /// The height of headers and footers that declare none, if the layout has none for them either.
  static let headerHeight: CGFloat = 24
  /// The width of headers and footers in a layout that scrolls horizontally and has none for them.
  static let headerWidth: CGFloat = 120

  private var delegate: CollectionDelegate?
  private var list: ListEngine<CollectionHost>? { host?.list }
  /// Whether the layout has asked for a height that a row, a header or a footer declares.
  private var hasHeights = false

  init(_ collectionView: NSCollectionView) { view = collectionView }

  func connect() {
    guard let view, let host else { return }
    for (_, kind) in Self.kinds {
      view.register(
        CollectionTitle.self, forSupplementaryViewOfKind: kind,
        withIdentifier: CollectionTitle.identifier)
    }
    let delegate = CollectionDelegate(host, adapter: self)
    self.delegate = delegate
    view.dataSource = delegate
    view.delegate = delegate
    list?.onLazyHeight = { [weak host] in host?.adjustHeightsLater() }
  }

  // MARK: Making views

  func register(
    _ nib: NSNib?, ofClass itemClass: NSCollectionViewItem.Type, as identifier: ReuseIdentifier
  ) {
    let identifier = NSUserInterfaceItemIdentifier(identifier)
    if let nib {
      view?.register(nib, forItemWithIdentifier: identifier)
    } else {
      view?.register(itemClass, forItemWithIdentifier: identifier)
    }
  }

  func register(
    headerFooter nib: NSNib?, ofClass viewClass: CollectionHeaderFooterView.Type,
    as identifier: ReuseIdentifier
  ) {
    let identifier = NSUserInterfaceItemIdentifier(identifier)
    for (_, kind) in Self.kinds {
      if let nib {
        view?.register(nib, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      } else {
        view?.register(viewClass, forSupplementaryViewOfKind: kind, withIdentifier: identifier)
      }
    }
  }

  func makeItem(at path: RowPath) -> NSCollectionViewItem {
    guard let list, let host else { return EmptyItem() }
    return host.duringLayout {
      list.cell(at: path) { identifier throws(DequeuingError) in
        let view = try self.view(for: cellSources[identifier], identifier)
        let reuse = NSUserInterfaceItemIdentifier(identifier)
        let item = view.makeItem(withIdentifier: reuse, for: path.itemPath)
        // A nib may contain another one.
        item.identifier = reuse
        return item
      }
    }
  }

  func makeHeaderFooter(at edge: SectionEdge, kind: Kind, section: Int) -> NSView {
    guard let list, let host, let view else { return NSView() }
    let path = IndexPath(item: 0, section: section)
    return host.duringLayout {
      let made = list.headerFooterView(at: edge, ofSection: section) {
        identifier throws(DequeuingError) in
        let view = try self.view(for: headerFooterSources[identifier], identifier)
        let identifier = NSUserInterfaceItemIdentifier(identifier)
        let made = view.makeSupplementaryView(ofKind: kind, withIdentifier: identifier, for: path)
        guard let made = made as? CollectionHeaderFooterView else {
          throw .noPrototype(identifier.rawValue)
        }
        made.identifier = identifier
        return made
      }
      if let made { return made }
      let title = view.makeSupplementaryView(
        ofKind: kind, withIdentifier: CollectionTitle.identifier, for: path)
      (title as? CollectionTitle)?.label.stringValue =
        list.headerFooter(at: edge, ofSection: section)?.title ?? ""
      return title
    }
  }

  /// Returns the collection view if it can make views of a source.
  private func view<Made>(
    for source: ViewSource<Made>?, _ identifier: ReuseIdentifier
  ) throws(DequeuingError) -> NSCollectionView {
    guard let view else { throw .viewIsGone }
    switch source {
    case .missing(let error): throw error
    case .prototype, nil: throw .unsupportedPrototype(identifier.rawValue)
    case .viewClass, .nib: return view
    }
  }

  func makeEmptyCell() -> NSCollectionViewItem { EmptyItem() }
  func makeEmptyHeaderFooter() -> CollectionHeaderFooterView {
    CollectionHeaderFooterView(frame: .zero)
  }

  // MARK: Items on screen

  var cells: [VisibleCell<NSCollectionViewItem>] {
    guard let view else { return [] }
    return view.indexPathsForVisibleItems().compactMap { path in
      guard let item = view.item(at: path) else { return nil }
      return VisibleCell(
        path: RowPath(path), cell: item,
        identifier: item.identifier.map { ReuseIdentifier($0.rawValue) })
    }
  }

  var headerFooters: [VisibleHeaderFooter<CollectionHeaderFooterView>] {
    guard let view else { return [] }
    return Self.kinds.flatMap { edge, kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        guard case .view? = list?.headerFooter(at: edge, ofSection: path.section),
          let shown = view.supplementaryView(forElementKind: kind, at: path)
            as? CollectionHeaderFooterView
        else { return nil }
        return VisibleHeaderFooter(
          section: path.section, edge: edge, view: shown,
          identifier: shown.identifier.map { ReuseIdentifier($0.rawValue) })
      }
    }
  }

  var displays: [(path: RowPath, object: AnyObject)] { cells.map { ($0.path, $0.cell) } }

  func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let target: NSCollectionView.ScrollPosition =
      switch position {
      case .nearest: [.nearestHorizontalEdge, .nearestVerticalEdge]
      case .top: [.top, .left]
      case .middle: [.centeredVertically, .centeredHorizontally]
      case .bottom: [.bottom, .right]
      }
    guard animated else {
      view?.scrollToItems(at: [path.itemPath], scrollPosition: target)
      return completion()
    }
    NSAnimationContext.runAnimationGroup(
      { _ in acting(true)?.scrollToItems(at: [path.itemPath], scrollPosition: target) },
      completionHandler: { MainActor.assumeIsolated { completion() } })
  }

  /// Returns the collection view, or the proxy that animates its changes.
  private func acting(_ animated: Bool) -> NSCollectionView? {
    animated ? view?.animator() : view
  }

  func frame(ofRowAt path: RowPath) -> CGRect? {
    view?.layoutAttributesForItem(at: path.itemPath)?.frame
  }

  var scrollsSideways: Bool {
    (view?.collectionViewLayout as? NSCollectionViewFlowLayout)?.scrollDirection == .horizontal
  }

  // MARK: Selection

  var allowsSelection: Bool {
    get { view?.isSelectable ?? false }
    set { view?.isSelectable = newValue }
  }

  var allowsMultipleSelection: Bool {
    get { view?.allowsMultipleSelection ?? false }
    set { view?.allowsMultipleSelection = newValue }
  }

  var selectedPaths: [RowPath] {
    guard let list else { return [] }
    return view?.selectionIndexPaths.map { RowPath($0) }
      .filter { $0.row < list.rowCount(in: $0.section) } ?? []
  }

  func isSelected(rowAt path: RowPath) -> Bool {
    view?.selectionIndexPaths.contains(path.itemPath) ?? false
  }

  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if isSelected {
      acting(animated)?.selectItems(at: [path.itemPath], scrollPosition: [])
    } else {
      acting(animated)?.deselectItems(at: [path.itemPath])
    }
  }

  // MARK: Updating

  func reload() {
    view?.reloadData()
    view?.selectionIndexPaths = []
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let view = acting(animated) else {
      commit()
      return completion()
    }
    // AppKit calls the updates before it returns, although its declaration allows more.
    withoutActuallyEscaping(commit) { commit in
      view.performBatchUpdates(
        {
          commit()
          self.tell(BatchUpdate(changes))
        }, completionHandler: { _ in MainActor.assumeIsolated { completion() } })
    }
  }

  private func tell(_ batch: BatchUpdate) {
    guard let view else { return }
    if !batch.deletedSections.isEmpty { view.deleteSections(IndexSet(batch.deletedSections)) }
    if !batch.insertedSections.isEmpty { view.insertSections(IndexSet(batch.insertedSections)) }
    for move in batch.movedSections { view.moveSection(move.old, toSection: move.new) }
    if !batch.deletedRows.isEmpty { view.deleteItems(at: Set(batch.deletedRows.map(\.itemPath))) }
    if !batch.insertedRows.isEmpty { view.insertItems(at: Set(batch.insertedRows.map(\.itemPath))) }
    for move in batch.movedRows { view.moveItem(at: move.old.itemPath, to: move.new.itemPath) }
  }

  func reloadRows(at paths: [RowPath]) {
    view?.reloadItems(at: Set(paths.map(\.itemPath)))
  }

  func reloadHeaderFooters(ofSections sections: [Int]) {
    let replaced = sections.filter { !showsInPlace(ofSection: $0) }
    guard !replaced.isEmpty else { return }
    // The layout decides which headers and footers there are.
    view?.collectionViewLayout?.invalidateLayout()
    view?.reloadSections(IndexSet(replaced))
  }

  /// Shows the titles of a section that were titles before.
  ///
  /// - Returns: whether the section has no other change, so that its items needn't be replaced.
  private func showsInPlace(ofSection section: Int) -> Bool {
    guard let view, let list else { return false }
    let path = IndexPath(item: 0, section: section)
    var titles: [(CollectionTitle, String)] = []
    for (edge, kind) in Self.kinds {
      let declared = list.headerFooter(at: edge, ofSection: section)
      let shown = view.supplementaryView(forElementKind: kind, at: path)
      if declared == nil, shown == nil { continue }
      guard let title = declared?.title, let shown = shown as? CollectionTitle else { return false }
      titles.append((shown, title))
    }
    for (view, title) in titles { view.label.stringValue = title }
    return !titles.isEmpty
  }

  func adjustHeights() {
    guard let list, view?.collectionViewLayout is NSCollectionViewFlowLayout else { return }
    // Heights that were declared before may have changed anywhere, and new ones are on screen.
    hasHeights =
      hasHeights || cells.contains { list.heightOfRow(at: $0.path) != .automatic }
      || headerFooters.contains {
        list.heightOfHeaderFooter(at: $0.edge, ofSection: $0.section) != .automatic
      }
    if hasHeights { view?.collectionViewLayout?.invalidateLayout() }
  }

  // MARK: Sizes

  /// Returns the height that an item declares, or `nil`.
  func declaredHeight(at path: RowPath) -> CGFloat? {
    guard let list, list.mayDeclareHeight(at: path),
      let height = list.heightOfRow(at: path).points
    else { return nil }
    hasHeights = true
    // AppKit requires heights above 0.
    return max(height, 1)
  }

  func hasHeaderFooter(at edge: SectionEdge, ofSection section: Int) -> Bool {
    list?.headerFooter(at: edge, ofSection: section) != nil
  }

  /// Returns the height that a header or footer declares, or `nil`.
  func headerFooterHeight(at edge: SectionEdge, ofSection section: Int) -> CGFloat? {
    guard let height = list?.heightOfHeaderFooter(at: edge, ofSection: section)?.points else {
      return nil
    }
    hasHeights = true
    return height
  }

  var unsupportedEvents: [String: String] { UnsupportedEvents.inCollections }
}

extension RowPath {
  var itemPath: IndexPath { IndexPath(item: row, section: section) }

  init(_ path: IndexPath) { self.init(section: path.section, row: path.item) }
}

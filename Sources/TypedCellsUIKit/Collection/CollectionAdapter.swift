import TypedCells

/// A collection view as a ``ListViewHost`` needs it.
final class CollectionAdapter: ListViewAdapter {
  weak var view: UICollectionView?
  weak var host: ListViewHost<UICollectionView>?
  var cellSources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]

  let options: CollectionOptions
  var otherSupplementaryView:
    (@MainActor (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView)?

  // A collection view keeps neither alive.
  private var source: CollectionSource?
  private(set) var delegate: CollectionDelegate?
  private static let emptyIdentifier = "TypedCells.empty"

  /// Whether the layout, or a section of it, shows the swipe actions and separators of rows.
  var hasListSections = false
  /// Whether the layout gets the headers and footers of sections from the content.
  var layoutFollowsContent = false
  /// Whether a list prepared the configuration of the section that the layout is making.
  var isMakingList = false
  /// The options with which the view last laid out its sections; `nil` if it only has lists without options.
  var shownSections: [ShownSection]?
  /// Whether a section was a list when its layout was last made.
  var madeLists: [Int: Bool] = [:]
  /// Whether a section scrolled perpendicular to the layout when its layout was last made.
  var madeOrthogonal: [Int: Bool] = [:]
  /// The layout that was reported because it doesn't use the layouts of sections.
  weak var reportedLayout: UICollectionViewLayout?
  /// The numbers and the kinds of views in sections that were reported.
  var reportedMistakes: Set<String> = []
  /// The kinds of supplementary views that the layout requested for rows and sections, besides headers and footers.
  private(set) var shownKinds: Set<String> = []
  /// The classes and nibs of headers and footers, to register them for other kinds.
  private(set) var headerFooterClasses: [String: (AnyClass, UINib?)] = [:]
  /// The identifiers that are registered for other kinds.
  var registeredKinds: [String: Set<ReuseIdentifier>] = [:]

  static let kinds: [(edge: SectionEdge, kind: String)] = [
    (.header, UICollectionView.elementKindSectionHeader),
    (.footer, UICollectionView.elementKindSectionFooter),
  ]

  init(_ collectionView: UICollectionView, options: CollectionOptions) {
    self.options = options
    view = collectionView
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.emptyIdentifier)
    for (_, kind) in Self.kinds {
      collectionView.register(
        CollectionTitle.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: CollectionTitle.identifier)
    }
  }

  var fillsWidth = false {
    didSet {
      guard let view, fillsWidth != oldValue else { return }
      if fillsWidth { host?.observeViewport() }
      replaceDelegate()
      view.collectionViewLayout.invalidateLayout()
    }
  }

  /// Whether the layout may request the sizes of rows: a flow layout does, and another one of yours can.
  private var mayRequestSizes: Bool {
    !(view?.collectionViewLayout is UICollectionViewCompositionalLayout)
  }

  func heightsDependOnWidth() -> Bool {
    fillsWidth || host?.list?.mayComputeHeights ?? false
  }

  // If its bounds change, a flow layout doesn't request sizes again by itself.
  func requestSizesAgain() {
    if mayRequestSizes { view?.collectionViewLayout.invalidateLayout() }
  }

  var deliversSwipeActions: Bool { hasListSections }

  func unsupportedEvents(
    of cell: UICollectionViewCell, at path: RowPath
  ) -> (String) -> String? {
    let advice = advice(
      onCells: type(of: cell), offersSwipes: offersSwipes(inSection: path.section))
    return { name in advice[name] ?? self.missingPlace(ofEvent: name, at: path) }
  }

  /// Reports what isn't delivered to rows whatever the layout turns out to be. A compositional layout may offer swipes
  /// in some sections, and creates the sections when it is shown.
  private func reportUnsupportedEvents() {
    let offersSwipes = view?.collectionViewLayout is UICollectionViewCompositionalLayout
    host?.list?.reportUnsupportedEvents { cellClass in
      let advice = advice(onCells: cellClass, offersSwipes: offersSwipes)
      return { advice[$0] }
    }
  }

  /// What to do about events that aren't delivered to cells of a class, by their names.
  private func advice(onCells cellClass: AnyClass, offersSwipes: Bool) -> [String: String] {
    var advice: [String: String] = [:]
    if !offersSwipes {
      for event in ["leadingSwipeActions", "trailingSwipeActions", "UIKit.separators"] {
        advice[event] =
          hasListSections
          ? "only rows of sections with the layout '.list(…)' have swipes and separators"
          : "create the list by 'CollectionList(in:appearance:)', or pass the layout's configuration to "
            + "'prepare(_:forSection:)' of the list's host"
      }
    }
    if !(cellClass is UICollectionViewListCell.Type) {
      for event in ["accessoryTap", "accessoryTapCell"] {
        advice[event] = "let the cell inherit from UICollectionViewListCell"
      }
      if !offersSwipes {
        advice["commitEdit"] =
          "only rows of lists can be deleted by a swipe. Give the section the layout '.list(…)', or let the cell "
          + "inherit from UICollectionViewListCell and give the row the accessory '.delete()'"
      }
    }
    return advice
  }

  func reportUnusedViews(ofSectionAt path: RowPath) {
    reportUnusedSupplementaries(ofSectionAt: path)
  }

  // MARK: Connecting

  func connect() {
    guard let view, let host else { return }
    (view.dataSource as? CollectionSource)?.host?.adapter.view = nil
    let source = CollectionSource(host)
    self.source = source
    view.dataSource = source
    connectPrefetching(source, to: view)
    replaceDelegate()
    host.list?.onLazyHeight = { [weak self] in self?.requestSizesAgain() }
  }

  private func connectPrefetching(_ source: CollectionSource, to view: UICollectionView) {
    let other = view.prefetchDataSource
    source.ownPrefetching = (other as? CollectionSource).map { $0.ownPrefetching } ?? other
    view.prefetchDataSource = source
  }

  func adoptOtherPrefetching() {
    guard let view, let source, let other = view.prefetchDataSource, other !== source else {
      return
    }
    connectPrefetching(source, to: view)
  }

  #if !os(tvOS)
    // The view keeps neither alive.
    var dragDelegate: CollectionDragDelegate?
    var dropDelegate: CollectionDropDelegate?

    var handlesDrags: Bool { dragDelegate != nil }
    var handlesDrops: Bool { dropDelegate != nil }

    func connectDrags() {
      if let view { connectDrags(to: view) }
    }

    func connectDrops() {
      if let view { connectDrops(to: view) }
    }

    func adoptOtherDragDelegates() {
      if let view { adoptOtherDragDelegates(of: view) }
    }
  #endif

  func replaceDelegate() {
    guard let view, let host, host.list != nil else { return }
    let new = CollectionDelegate(host, needsSizes: needsSizes)
    delegate = new
    view.delegate = new
    host.didSetDelegate(new)
  }

  var currentDelegate: AnyObject? { delegate }

  var needsOtherDelegate: Bool {
    delegate.map { $0.needsSizes != needsSizes } ?? false
  }

  /// Whether the layout has to request the sizes of rows. If it measures its cells, it would use them as estimates only.
  private var needsSizes: Bool {
    if fillsWidth { return true }
    let measures = view?.flowLayout.map { $0.estimatedItemSize != .zero } ?? false
    guard options.asksForSizes, !measures, let list = host?.list else { return false }
    return list.declaresHeights || list.hasLazyRows
  }

  // MARK: Registering and dequeuing

  func register(_ cellClass: AnyClass, _ nib: UINib?, as identifier: String) {
    if let nib {
      view?.register(nib, forCellWithReuseIdentifier: identifier)
    } else {
      view?.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
  }

  func register(
    headerFooter viewClass: AnyClass, _ nib: UINib?, as identifier: String
  ) {
    headerFooterClasses[identifier] = (viewClass, nib)
    for (_, kind) in Self.kinds {
      if let nib {
        view?.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        view?.register(
          viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    view?.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      ?? UICollectionViewCell(frame: .zero)
  }

  func dequeuePrototype(
    _ identifier: String, for path: IndexPath
  ) -> UICollectionViewCell? {
    // UIKit has no method that looks for a prototype.
    dequeueCell(identifier, for: path)
  }

  func dequeueHeaderFooter(
    _ identifier: String, at edge: SectionEdge, for path: IndexPath
  ) -> UICollectionReusableView? {
    view?.dequeueReusableSupplementaryView(
      ofKind: edge.kind, withReuseIdentifier: identifier, for: path)
  }

  func finish(_ cell: UICollectionViewCell, for row: AnyRow<UICollectionViewCell>) {
    showAccessories(of: row, in: cell, isUpdated: true)
  }

  func makeEmptyCell(for request: ViewRequest?) -> UICollectionViewCell {
    guard let view, let request, request.kind == nil else {
      return UICollectionViewCell(frame: .zero)
    }
    if let dequeued = request.dequeued as? UICollectionViewCell { return emptied(dequeued) }
    return view.dequeueReusableCell(
      withReuseIdentifier: Self.emptyIdentifier, for: request.path)
  }

  func makeEmptyHeaderFooter(for request: ViewRequest?) -> UICollectionReusableView {
    guard let view, let request, let kind = request.kind else {
      return UICollectionReusableView(frame: .zero)
    }
    if let dequeued = request.dequeued as? UICollectionReusableView { return emptied(dequeued) }
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.emptyIdentifier)
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.emptyIdentifier, for: request.path)
  }

  /// Hides a view's content permanently. A collection view accepts only views that it dequeued, and wants all of them
  /// back, so a view that can't show what it was dequeued for is used although it shows nothing.
  private func emptied<Empty: UICollectionReusableView>(_ view: Empty) -> Empty {
    host?.extras[of: view].isEmptied = true
    for content in view.subviews { content.isHidden = true }
    return view
  }

  /// Returns whether a view shows what it was dequeued for.
  func isShowing(_ view: UIView) -> Bool { host?.extras[view]?.isEmptied != true }

  func clear(_ cell: UICollectionViewCell) {
    guard host?.extras[cell]?.accessories != nil else { return }
    host?.extras[of: cell].accessories = nil
    (cell as? UICollectionViewListCell)?.accessories = []
  }

  func contents(of cell: UICollectionViewCell) -> [UIView] {
    let accessories = (cell as? UICollectionViewListCell)?.accessories ?? []
    return [cell.contentView]
      + accessories.compactMap { accessory in
        if case .customView(let view) = accessory.accessoryType { view } else { nil }
      }
  }

  func indentationLevel(of cell: UICollectionViewCell) -> Int {
    (cell as? UICollectionViewListCell)?.indentationLevel ?? 0
  }

  func indent(_ cell: UICollectionViewCell, to level: Int) {
    (cell as? UICollectionViewListCell)?.indentationLevel = level
  }

  /// Does nothing, because the disclosure is among the accessories of the row.
  func attach(_ disclosure: OutlineDisclosure?, to cell: UICollectionViewCell) {}

  func identifier(of view: UIView) -> String? {
    guard isShowing(view) else { return nil }
    let identifier = (view as? UICollectionReusableView)?.reuseIdentifier
    return identifier == Self.emptyIdentifier ? nil : identifier
  }

  /// Returns the view of a supplementary item: of a section's header or footer, or your own.
  func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
    guard let host, let view else { return UICollectionReusableView(frame: .zero) }
    return host.answering(ViewRequest(kind: kind, path: path)) {
      guard path.count == 2, let edge = SectionEdge(kind: kind) else {
        // Noted even if no row declares a view for the place yet, because a later change can declare one.
        if path.count == 2 { shownKinds.insert(kind) }
        return declaredSupplementaryView(ofKind: kind, at: path)
          ?? otherSupplementaryView?(view, kind, path) ?? host.makeEmptyHeaderFooter()
      }
      if let title = host.headerFooter(at: edge, ofSection: path.section)?.title {
        let titleView = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: CollectionTitle.identifier, for: path)
        (titleView as? CollectionTitle)?.show(title, isInList: isList(path.section))
        return titleView
      }
      return host.headerFooterView(at: edge, for: path) ?? host.makeEmptyHeaderFooter()
    }
  }

  // MARK: Visible cells

  var pathsOnScreen: [IndexPath] { view?.indexPathsForVisibleItems ?? [] }

  func cell(at path: IndexPath) -> UICollectionViewCell? { view?.cellForItem(at: path) }

  func isReordering(_ cell: UICollectionViewCell) -> Bool {
    cell.configurationState.isReordering
  }

  var headerFootersOnScreen: [(edge: SectionEdge, section: Int, view: UICollectionReusableView)] {
    guard let view else { return [] }
    return Self.kinds.flatMap { edge, kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).filter { $0.count == 2 }
        .sorted().compactMap { path in
          view.supplementaryView(forElementKind: kind, at: path).map { (edge, path.section, $0) }
        }
    }
  }

  func frame(ofRowAt path: IndexPath) -> CGRect? {
    view?.layoutAttributesForItem(at: path)?.frame
  }

  func scrollSection(
    to path: IndexPath, at position: RowScrollPosition, animated: Bool
  ) {
    scrollOrthogonally(to: path, at: position, animated: animated)
  }

  var selectedPaths: [IndexPath] { view?.indexPathsForSelectedItems ?? [] }

  func select(_ path: IndexPath, animated: Bool) {
    view?.selectItem(at: path, animated: animated, scrollPosition: [])
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let view else { return }
    // While no item can be selected, UIKit ignores the call, although some may be selected from before.
    let allowsSelection = view.allowsSelection
    if !allowsSelection { view.allowsSelection = true }
    view.deselectItem(at: path, animated: animated)
    if !allowsSelection { view.allowsSelection = false }
  }

  // MARK: Updating

  // Apple documents no limit, but libraries report crashes of collection views that move empty sections.
  var sectionMoves: SectionMoves { .withRows }

  func performBatch(
    _ updates: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    view?.performBatchUpdates(updates, completion: { _ in completion() })
  }

  func perform(_ batch: BatchUpdate) {
    guard let view else { return }
    if !batch.deletedSections.isEmpty { view.deleteSections(IndexSet(batch.deletedSections)) }
    if !batch.insertedSections.isEmpty { view.insertSections(IndexSet(batch.insertedSections)) }
    for move in batch.movedSections { view.moveSection(move.old, toSection: move.new) }
    if !batch.deletedRows.isEmpty { view.deleteItems(at: batch.deletedRows.map(\.indexPath)) }
    if !batch.insertedRows.isEmpty { view.insertItems(at: batch.insertedRows.map(\.indexPath)) }
    for move in batch.movedRows { view.moveItem(at: move.old.indexPath, to: move.new.indexPath) }
  }

  func reload(_ paths: [IndexPath]) {
    UIView.performWithoutAnimation { view?.reloadItems(at: paths) }
  }

  func reconfigure(_ paths: [IndexPath]) { view?.reconfigureItems(at: paths) }

  func reloadHeaderFooters(ofSections sections: [Int]) {
    showHeaderFooters(ofSections: sections)
  }

  func contentDidChange(byReload isReload: Bool) {
    lookAtSectionOptions(invalidates: !isReload)
    reportUnsupportedEvents()
  }

  func updateDeclaredViews() -> Bool { updateSupplementaries() }

  func adjustSizes(
    of visible: [VisibleCell<UICollectionViewCell>], updated: Set<RowPath>
  ) {
    guard let view, let host else { return }
    for visible in visible where visible.cell is UICollectionViewListCell {
      if let row = host.list?.row(at: visible.path) {
        showAccessories(of: row, in: visible.cell, isUpdated: updated.contains(visible.path))
      }
    }
    let layout = view.flowLayout
    let measures = layout.map { $0.estimatedItemSize != .zero } ?? true
    // A layout that measures its cells measures them again only if they are reconfigured.
    if measures { host.measureAgain(visible.filter { updated.contains($0.path) }) }
    let hasOtherHeights = mayRequestSizes && host.list?.hasOtherHeights() ?? false
    guard let layout else {
      measureHeaderFootersAgain()
      if hasOtherHeights { layOutAgain(after: { view.collectionViewLayout.invalidateLayout() }) }
      return
    }
    let hasMisfit = !measures && wantsOtherSizes(visible, layout, view)
    if hasMisfit || hasOtherHeights || hasMisfitHeaderFooter(layout, view) {
      layOutAgain(after: { layout.invalidateLayout() })
    }
  }
}

extension UICollectionView {
  var flowLayout: UICollectionViewFlowLayout? { collectionViewLayout.flow }
}

extension UICollectionViewLayout {
  var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}

@MainActor
extension SectionEdge {
  /// The end of a section that supplementary views of a kind belong to; `nil` for other kinds.
  init?(kind: String) {
    guard let edge = CollectionAdapter.kinds.first(where: { $0.kind == kind })?.edge else {
      return nil
    }
    self = edge
  }

  /// The kind of supplementary views at this end of a section.
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}

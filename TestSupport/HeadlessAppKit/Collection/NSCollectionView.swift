/// A collection view.
@MainActor
open class NSCollectionView: NSView {
  /// The kind of a supplementary view.
  public typealias SupplementaryElementKind = String

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader: String =
    "ElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter: String =
    "ElementKindSectionFooter"

  /// Where items are after a scroll.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the nearer of top and bottom.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1 << 9)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
    /// At the nearer of left and right.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 1 << 8)
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and the right.
    case horizontal = 1
  }

  /// Provides items.
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Decides which items the user selects.
  open weak var delegate: (any NSCollectionViewDelegate)?

  /// The layout.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      collectionViewLayout?.collectionView = self
      needsLayout = true
    }
  }

  /// Whether the user can select items.
  open var isSelectable = false

  /// Whether the user can deselect all items.
  open var allowsEmptySelection = true

  /// Whether the user can select several items.
  open var allowsMultipleSelection = false

  /// The paths of the selected items.
  open var selectionIndexPaths: Set<IndexPath> = [] {
    didSet {
      for (path, item) in items { item.isSelected = selectionIndexPaths.contains(path) }
    }
  }

  struct Supplementary: Hashable {
    let kind: NSCollectionView.SupplementaryElementKind
    let section: Int
  }

  private struct Source: Hashable {
    let kind: NSCollectionView.SupplementaryElementKind?
    let identifier: NSUserInterfaceItemIdentifier
  }

  private var counts: [Int]?
  private var items: [IndexPath: NSCollectionViewItem] = [:]
  private var supplementaries: [Supplementary: NSView] = [:]
  private var classes: [Source: AnyClass] = [:]
  private var nibs: [Source: NSNib] = [:]
  private var waitingItems: [Source: [NSCollectionViewItem]] = [:]
  private var waitingViews: [Source: [NSView]] = [:]
  private var batch: CollectionBatch?
  private var isTiling = false
  private var frames: (items: [IndexPath: CGRect], supplementaries: [Supplementary: CGRect]) = (
    [:], [:]
  )

  // MARK: Counting

  private var currentCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  private func count() -> [Int] {
    if let counts { return counts }
    let counted = currentCounts
    counts = counted
    return counted
  }

  /// The number of sections.
  open var numberOfSections: Int { count().count }

  // MARK: Registering and making

  /// Registers a class of items.
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { classes[Source(kind: nil, identifier: identifier)] = itemClass }

  /// Registers a nib with an item.
  open func register(
    _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { nibs[Source(kind: nil, identifier: identifier)] = nib }

  /// Registers a class of supplementary views.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { classes[Source(kind: kind, identifier: identifier)] = viewClass }

  /// Registers a nib with a supplementary view.
  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { nibs[Source(kind: kind, identifier: identifier)] = nib }

  /// Returns an item that waits for reuse, or a new one.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let source = Source(kind: nil, identifier: identifier)
    if let item = waitingItems[source]?.popLast() {
      item.prepareForReuse()
      return item
    }
    let item: NSCollectionViewItem
    if let itemClass = classes[source] as? NSCollectionViewItem.Type {
      item = itemClass.construct(())
    } else if let made = nibs[source]?.instantiate().lazy
      .compactMap({ $0 as? NSCollectionViewItem }).first
    {
      item = made
    } else {
      AppKitException.raise("no class and no nib is registered for '\(identifier.rawValue)'")
      item = NSCollectionViewItem()
    }
    item.identifier = identifier
    return item
  }

  /// Returns a supplementary view that waits for reuse, or a new one.
  open func makeSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    let source = Source(kind: elementKind, identifier: identifier)
    if let view = waitingViews[source]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view: NSView
    if let viewClass = classes[source] as? NSView.Type {
      view = makeView(viewClass)
    } else if let made = nibs[source]?.instantiate().lazy.compactMap({ $0 as? NSView }).first {
      view = made
    } else {
      AppKitException.raise("no class and no nib is registered for '\(identifier.rawValue)'")
      view = NSView()
    }
    view.identifier = identifier
    return view
  }

  // MARK: Reloading and updating

  /// Drops all views and the selection.
  open func reloadData() {
    for path in Array(items.keys) { dropItem(at: path) }
    for key in Array(supplementaries.keys) { dropSupplementary(key) }
    counts = nil
    selectionIndexPaths = []
    needsLayout = true
  }

  /// Performs several changes together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = NSAnimationContext.takeAnimates()
    if batch != nil {
      updates?()
      completionHandler?(true)
      return
    }
    let before = count()
    batch = CollectionBatch()
    updates?()
    let ended = batch ?? CollectionBatch()
    batch = nil
    let after = currentCounts
    switch ended.oldPaths(from: before, to: after) {
    case .failure(let exception):
      AppKitException.raise(exception.reason)
      reloadData()
    case .success(let oldPaths): apply(ended, oldPaths, from: before, to: after)
    }
    layout()
    guard let completionHandler else { return }
    if isAnimated {
      NSAnimationContext.run { completionHandler(true) }
    } else {
      completionHandler(true)
    }
  }

  private func apply(
    _ batch: CollectionBatch, _ oldPaths: [IndexPath: IndexPath], from before: [Int],
    to after: [Int]
  ) {
    let (oldItems, oldViews, selected) = (items, supplementaries, selectionIndexPaths)
    let kept = Set(oldPaths.values)
    for path in oldItems.keys where !kept.contains(path) { dropItem(at: path) }
    var newViews: [Supplementary: NSView] = [:]
    for section in after.indices {
      guard let old = batch.oldSection(of: section, count: before.count) else { continue }
      for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
        newViews[Supplementary(kind: kind, section: section)] =
          oldViews[Supplementary(kind: kind, section: old)]
      }
    }
    let keptViews = Set(newViews.values.map { ObjectIdentifier($0) })
    for (key, view) in oldViews where !keptViews.contains(ObjectIdentifier(view)) {
      dropSupplementary(key)
    }
    items = oldPaths.compactMapValues { oldItems[$0] }
    supplementaries = newViews
    counts = after
    selectionIndexPaths = Set(oldPaths.filter { selected.contains($0.value) }.keys)
  }

  private func change(_ change: @escaping (inout CollectionBatch) -> Void) {
    guard batch == nil else { return change(&batch!) }
    performBatchUpdates({ change(&self.batch!) })
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Inserts items.
  open func insertItems(at indexPaths: Set<IndexPath>) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items.
  open func deleteItems(at indexPaths: Set<IndexPath>) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads items.
  open func reloadItems(at indexPaths: Set<IndexPath>) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }

  // MARK: Layout

  open override func layout() {
    guard batch == nil, !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    needsLayout = false
    let clip = superview as? NSClipView
    frame.size = computeFrames(in: clip?.frame.size ?? frame.size)
    if let clip { clip.scroll(to: clip.bounds.origin) }
    needsLayout = false
    let visible = visibleRect
    let visibleItems = frames.items.filter { $0.value.intersects(visible) }
    let visibleViews = frames.supplementaries.filter { $0.value.intersects(visible) }
    for path in Array(items.keys) where visibleItems[path] == nil { dropItem(at: path) }
    for key in Array(supplementaries.keys) where visibleViews[key] == nil { dropSupplementary(key) }
    for (path, frame) in visibleItems.sorted(by: { $0.key < $1.key }) {
      if items[path] == nil { showItem(at: path) }
      items[path]?.view.frame = frame
    }
    for (key, frame) in visibleViews.sorted(by: {
      ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX)
    }) {
      if supplementaries[key] == nil { showSupplementary(key) }
      supplementaries[key]?.frame = frame
    }
  }

  /// Computes the frames, and returns the size of the content.
  private func computeFrames(in size: CGSize) -> CGSize {
    frames = ([:], [:])
    guard let layout = collectionViewLayout as? NSCollectionViewFlowLayout else {
      return CGSize(width: size.width, height: 0)
    }
    // The lines of a layout that scrolls horizontally are columns, so it's computed with x and y exchanged.
    let isHorizontal = layout.scrollDirection == .horizontal
    func turned(_ size: CGSize) -> CGSize {
      isHorizontal ? CGSize(width: size.height, height: size.width) : size
    }
    func turned(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: isHorizontal ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y), size: turned(size))
    }
    let width = turned(size).width
    let sizes = delegate as? any NSCollectionViewDelegateFlowLayout
    var y: CGFloat = 0
    func addSupplementary(
      _ kind: NSCollectionView.SupplementaryElementKind, _ section: Int, _ size: CGSize
    ) {
      let height = turned(size).height
      guard height > 0 else { return }
      frames.supplementaries[Supplementary(kind: kind, section: section)] = turned(
        0, y, CGSize(width: width, height: height))
      y += height
    }
    for (section, count) in count().enumerated() {
      let header = sizes?.collectionView(
        self, layout: layout, referenceSizeForHeaderInSection: section)
      addSupplementary(
        Self.elementKindSectionHeader, section, header ?? layout.headerReferenceSize)
      var (x, lineHeight): (CGFloat, CGFloat) = (0, 0)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let size = turned(
          sizes?.collectionView(self, layout: layout, sizeForItemAt: path) ?? layout.itemSize)
        if x > 0, x + size.width > width {
          y += lineHeight + layout.minimumLineSpacing
          (x, lineHeight) = (0, 0)
        }
        frames.items[path] = turned(x, y, size)
        x += size.width + layout.minimumInteritemSpacing
        lineHeight = max(lineHeight, size.height)
      }
      y += lineHeight
      let footer = sizes?.collectionView(
        self, layout: layout, referenceSizeForFooterInSection: section)
      addSupplementary(
        Self.elementKindSectionFooter, section, footer ?? layout.footerReferenceSize)
    }
    return turned(CGSize(width: width, height: y))
  }

  /// Returns where an item is according to the layout; `nil` before the next layout if the item is new.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    guard let frame = frames.items[indexPath] else { return nil }
    let attributes = NSCollectionViewLayoutAttributes()
    attributes.frame = frame
    return attributes
  }

  private func showItem(at path: IndexPath) {
    guard let dataSource else { return }
    let item = dataSource.collectionView(self, itemForRepresentedObjectAt: path)
    item.isSelected = selectionIndexPaths.contains(path)
    items[path] = item
    delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
    addSubview(item.view)
  }

  private func dropItem(at path: IndexPath) {
    guard let item = items.removeValue(forKey: path) else { return }
    item.view.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
    if let identifier = item.identifier {
      waitingItems[Source(kind: nil, identifier: identifier), default: []].append(item)
    }
  }

  private func showSupplementary(_ key: Supplementary) {
    guard let dataSource else { return }
    let path = IndexPath(item: 0, section: key.section)
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: path)
    supplementaries[key] = view
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
    addSubview(view)
  }

  private func dropSupplementary(_ key: Supplementary) {
    guard let view = supplementaries.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
      at: IndexPath(item: 0, section: key.section))
    if let identifier = view.identifier {
      waitingViews[Source(kind: key.kind, identifier: identifier), default: []].append(view)
    }
  }

  // MARK: Views on screen

  /// Returns the paths of the items that the collection view has.
  open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(items.keys) }

  /// Returns an item that the collection view has.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { items[indexPath] }

  /// Returns the paths of the supplementary views that the collection view has.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> {
    Set(
      supplementaries.keys.filter { $0.kind == elementKind }
        .map { IndexPath(item: 0, section: $0.section) })
  }

  /// Returns a supplementary view that the collection view has.
  open func supplementaryView(
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)? {
    supplementaries[Supplementary(kind: elementKind, section: indexPath.section)]
      as? any NSView & NSCollectionViewElement
  }

  /// Scrolls to items.
  open func scrollToItems(
    at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition
  ) {
    _ = NSAnimationContext.takeAnimates()
    layoutSubtreeIfNeeded()
    guard let path = indexPaths.min(), let rect = frames.items[path] else { return }
    let visible = visibleRect
    if scrollPosition.contains(.top) {
      scroll(rect.origin)
    } else if scrollPosition.contains(.bottom) {
      scroll(CGPoint(x: rect.maxX - visible.width, y: rect.maxY - visible.height))
    } else if scrollPosition.contains(.centeredVertically) {
      scroll(CGPoint(x: rect.midX - visible.width / 2, y: rect.midY - visible.height / 2))
    } else {
      func nearest(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        start < low ? start : max(low, low + end - high)
      }
      scroll(
        CGPoint(
          x: nearest(rect.minX, rect.maxX, visible.minX, visible.maxX),
          y: nearest(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    }
    layout()
  }

  // MARK: Selection

  /// Selects items, in addition to those that are selected. The delegate isn't informed.
  open func selectItems(
    at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition
  ) {
    _ = NSAnimationContext.takeAnimates()
    let counts = count()
    for path in indexPaths
    where !counts.indices.contains(path.section) || path.item >= counts[path.section] {
      return AppKitException.raise("there is no item \(path) to select")
    }
    selectionIndexPaths.formUnion(indexPaths)
  }

  /// Deselects items. The delegate isn't informed.
  open func deselectItems(at indexPaths: Set<IndexPath>) {
    _ = NSAnimationContext.takeAnimates()
    selectionIndexPaths.subtract(indexPaths)
  }
}

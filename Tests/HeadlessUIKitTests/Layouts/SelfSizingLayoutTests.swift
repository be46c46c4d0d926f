import Foundation
import HeadlessUIKit
import Testing

/// A column whose items have 40 points until their cells are measured. It notes what it's asked.
@MainActor
private final class Column: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var shade = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.shade = shade
      return copy
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
      guard super.isEqual(object), let other = object as? Attributes else { return false }
      return MainActor.assumeIsolated { shade == other.shade }
    }
  }

  var heights: [IndexPath: CGFloat] = [:]
  var takesSizes = true
  var shade = 0
  var calls: [String] = []
  var isMirrored = false
  private var items: [Attributes] = []

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isMirrored }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    guard let view = collectionView else { return }
    var top: CGFloat = 0
    items = (0..<view.numberOfItems(inSection: 0)).map { item in
      let attributes = Attributes(forCellWith: path(0, item))
      let height = heights[attributes.indexPath] ?? 40
      attributes.frame = CGRect(x: 0, y: top, width: 100, height: height)
      attributes.shade = shade
      top += height
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: items.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    items.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let width = collectionView.map { "\(Int($0.bounds.width))" } ?? "–"
    calls.append(context.invalidateDataSourceCounts ? "counts" : "invalidate at \(width)")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    calls.append("measured \(originalAttributes.indexPath.item)")
    // A layout may answer `true` for a size that it has already.
    return takesSizes
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let old = heights[originalAttributes.indexPath] ?? 40
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if originalAttributes.frame.minY < collectionView?.contentOffset.y ?? 0 {
      context.contentOffsetAdjustment.y = preferredAttributes.size.height - old
    }
    return context
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.append("updates of \(collectionView?.numberOfItems(inSection: 0) ?? 0)")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    calls.append("offset")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("leaves \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("comes \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() { calls.append("finalize") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    calls.append("animates from \(Int(oldBounds.width))")
  }
  override func finalizeAnimatedBoundsChange() { calls.append("animated") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    calls.append("from")
  }
  override func finalizeLayoutTransition() { calls.append("end") }
}

private final class Sized: UICollectionViewCell {
  var height: CGFloat = 70
  var shades: [Int] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    if let attributes = layoutAttributes as? Column.Attributes { shades.append(attributes.shade) }
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
struct `A layout of your own whose cells size themselves` {
  private let layout = Column()
  private let view: UICollectionView
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  private func show() {
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  private func cell(_ item: Int) -> Sized? { view.cellForItem(at: path(0, item)) as? Sized }

  private var frames: [String] { view.visibleCells.map { numbers($0.frame) } }

  @Test func `takes the size of each cell once`() {
    show()
    #expect(
      layout.calls.filter { $0.hasPrefix("measured") } == [
        "measured 0", "measured 1", "measured 2",
      ])
    #expect(frames == ["0 0 100 70", "0 70 100 70", "0 140 100 70"])
    layout.calls = []
    view.contentOffset.y = 5
    view.layoutIfNeeded()
    #expect(layout.calls.isEmpty)
  }

  @Test func `refuses a size`() {
    layout.takesSizes = false
    show()
    #expect(frames == ["0 0 100 40", "0 40 100 40", "0 80 100 40"])
  }

  @Test func `measures again what is reconfigured, and what a context names`() {
    show()
    layout.calls = []
    cell(1)?.height = 30
    view.reconfigureItems(at: [path(0, 1)])
    #expect(layout.calls.contains("measured 1") && !layout.calls.contains("measured 0"))
    #expect(frames[1] == "0 70 100 30")
    cell(0)?.height = 50
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(0, 0)])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(frames == ["0 0 100 50", "0 50 100 30", "0 80 100 70"])
  }

  @Test func `measures all cells again after an invalidation that names none`() {
    show()
    layout.calls = []
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0.hasPrefix("measured") }.count == 3)
  }

  @Test func `keeps visible cells where they are by the adjustment of its context`() throws {
    source.count = 20
    show()
    view.contentOffset.y = 35
    view.layoutIfNeeded()
    let last = try #require(cell(2))
    let before = last.frame.minY - view.contentOffset.y
    try #require(cell(0)).height = 100
    view.reconfigureItems(at: [path(0, 0)])
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 65 && cell(2) === last)
    #expect(last.frame.minY - view.contentOffset.y == before)
  }

  @Test func `gives its attributes to cells again only if they differ`() throws {
    show()
    let shown = try #require(cell(0))
    let count = shown.shades.count
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(shown.shades.count == count)
    layout.shade = 1
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(shown.shades.dropFirst(count) == [1])
  }

  @Test func `is asked in this order during a batch update`() {
    show()
    layout.calls = []
    source.count = 3
    view.performBatchUpdates {
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 2)])
    }
    let calls = layout.calls.filter { !$0.hasPrefix("measured") && !$0.hasPrefix("invalidate") }
    let first = ["counts", "prepare", "updates of 3", "leaves 0", "leaves 1", "leaves 2", "offset"]
    #expect(calls.prefix(7) == first[...])
    #expect(calls.suffix(4) == ["comes 0", "comes 1", "comes 2", "finalize"])
  }

  @Test func `is invalidated for new bounds when the collection view has them`() {
    show()
    layout.calls = []
    view.frame.size.width = 250
    #expect(layout.calls == ["invalidate at 250"])
  }

  @Test func `prepares for a change of the bounds only inside of an animation`() {
    show()
    layout.calls = []
    UIView.animate(withDuration: 0.3) {
      view.frame.size.width = 250
      view.layoutIfNeeded()
    }
    #expect(layout.calls.contains("animates from 300") && layout.calls.last == "animated")
    layout.calls = []
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(!layout.calls.contains { $0.hasPrefix("anim") })
  }

  @Test func `is told of the layout that replaces it`() {
    show()
    layout.calls = []
    let next = Column()
    view.collectionViewLayout = next
    #expect(layout.calls == ["to", "end"])
    #expect(next.calls.filter { ["to", "from", "end"].contains($0) } == ["from", "end"])
  }

  @Test func `is mirrored from right to left if it wants that`() {
    view.semanticContentAttribute = .forceRightToLeft
    show()
    #expect(frames[0] == "0 0 100 70")
    layout.isMirrored = true
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frames[0] == "200 0 100 70")
    #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.minX == 200)
  }

  @Test func `gets cells in a batch update outside of a window`() {
    view.performBatchUpdates {
      source.count = 4
      view.insertItems(at: [path(0, 3)])
    }
    #expect(view.indexPathsForVisibleItems.count == 3, "three of four cells fit")
    view.frame = .zero
    view.reloadData()
    view.performBatchUpdates {
      source.count = 5
      view.insertItems(at: [path(0, 4)])
    }
    #expect(cell(4) != nil, "without a size, the cells of all items are requested")
    let exceptions = UIKitException.recording {
      view.performBatchUpdates { view.insertItems(at: [path(0, 5)]) }
    }
    #expect(exceptions.count == 1)
  }
}

/// What ``UITableView`` and ``UICollectionView`` have in common.
///
/// UIKit has no such class, so name one of the two in your code.
@preconcurrency @MainActor
open class CellScrollView: UIScrollView {
  /// The view behind all other subviews. It fills the viewport, and doesn't scroll.
  open var backgroundView: UIView? {
    didSet { showBackgrounds([backgroundView], insteadOf: oldValue) }
  }

  /// Whether cells are prepared ahead, and the prefetching data source is called.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

  // MARK: Selection and focus

  /// Whether the user can select rows or items.
  open var allowsSelection = true

  /// Whether the user can select several rows or items.
  open var allowsMultipleSelection = false

  /// Whether the user can select rows or items in editing mode.
  open var allowsSelectionDuringEditing = false

  /// Whether the user can select several rows or items in editing mode. If it becomes `true`, so does
  /// ``allowsSelectionDuringEditing``.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether rows or items can be focused.
  open var allowsFocus = true

  /// Whether focusing a row or item also selects it. The delegate can override it for each one.
  open var selectionFollowsFocus = false

  var selection: Set<IndexPath> = []
  var focusedPath: IndexPath?

  // MARK: Drag and drop

  /// Whether a long press starts a drag.
  open var dragInteractionEnabled = true

  /// Whether rows or items are selected while the user holds dragged items over them.
  open var isSpringLoaded = false

  /// Whether a drag from the view is in progress.
  open var hasActiveDrag: Bool { isDragActive }
  var isDragActive = false

  /// Whether the user is dragging items over the view.
  open var hasActiveDrop: Bool { isDropActive }
  var isDropActive = false

  /// Whether the view has placeholders of a drop, or makes room for dragged items.
  open var hasUncommittedUpdates: Bool { hasDropGap || !placeholders.isEmpty }
  var hasDropGap = false
  /// The placeholders that were neither replaced by a row or item nor deleted.
  var placeholders: [DropPlaceholder] = []

  /// Where the items of drops were animated to, for tests: `at 0.2` or `into 0.2`.
  package internal(set) var animatedDrops: [String] = []

  // MARK: Content

  var dataSourceMethods = OptionalMethods()
  var delegateMethods = OptionalMethods()
  var prefetchMethods = OptionalMethods()

  /// The number of rows or items in each section at the last request, or `nil` if it's out of date.
  var requestedCounts: [Int]?
  /// The number of content changes so far. A layout pass compares it to find out whether the content has changed.
  var generation = 0
  var isLayingOut = false
  var cellPass = CellPass()
  var prefetched: Set<IndexPath> = []

  var batch: BatchInProgress?

  // MARK: Scrolling by the user

  /// The views of rows or items on screen.
  var viewsOnScreen: [IndexPath: UIView] { [:] }

  /// Scrolls, lays out, and scrolls on so that the rows that stay on screen are where the finger moved them, whatever
  /// heights the rows above them get when they come on screen.
  override func scroll(byUserTo offset: CGPoint) {
    // Before the delegate is told, because it may lay out.
    let before = viewsOnScreen.mapValues { (view: $0, top: $0.frame.minY) }
    contentOffset = offset
    // Each turn measures at most the rows that the last one brought on screen.
    for _ in 0..<20 {
      layoutIfNeeded()
      // The delegate may have changed the content: then another view is at the path.
      let kept = viewsOnScreen.filter { $0.value === before[$0.key]?.view }
        .min { $0.key < $1.key }
      guard let kept, let oldTop = before[kept.key]?.top else { return }
      let top = offset.y + kept.value.frame.minY - oldTop
      let wanted = clamped(CGPoint(x: contentOffset.x, y: top))
      guard abs(wanted.y - contentOffset.y) > 0.01 else { return }
      contentOffset = wanted
    }
  }
}

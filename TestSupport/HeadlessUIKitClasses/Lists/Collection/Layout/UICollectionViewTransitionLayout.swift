/// The layout of an interactive transition between two layouts. HeadlessUIKit has no such transitions.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the transition.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout after the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0

  /// Creates the layout of a transition.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

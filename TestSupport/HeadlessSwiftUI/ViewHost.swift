/// A view that shows a tree of views.
@MainActor
class ViewHost: UIView {
  let background = ViewNode(AnyView(EmptyView()))
  let content = ViewNode(AnyView(EmptyView()))
  /// The transaction of the last update.
  private(set) var transaction = Transaction()
  private var nextTransaction = Transaction()
  private var isScheduled = false
  private var isUpdating = false
  var search: Binding<String>?

  init() {
    super.init(frame: .zero)
    (background.host, content.host) = (self, self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) isn't supported.") }

  /// The distances between the edges and the content, in points.
  var insets: UIEdgeInsets { .zero }

  /// Updates the tree in the next turn, or when the view is laid out or measured before.
  func scheduleUpdate() {
    let transaction = Transaction.current
    if transaction.animation != nil || transaction.disablesAnimations {
      nextTransaction = transaction
    }
    setNeedsLayout()
    guard !isScheduled else { return }
    isScheduled = true
    UIKitLoop.later { [weak self] in self?.updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard isScheduled, !isUpdating else { return }
    (transaction, nextTransaction) = (nextTransaction, Transaction())
    (isScheduled, isUpdating) = (false, true)
    for root in [background, content] { root.updateIfNeeded() }
    isUpdating = false
    for (index, view) in (background.uiViews + content.uiViews).enumerated()
    where index >= subviews.count || subviews[index] !== view { insertSubview(view, at: index) }
    didUpdate()
  }

  /// Called after the tree was updated.
  func didUpdate() {}

  func size(_ proposal: ProposedViewSize) -> ProposedViewSize {
    NodeStack().size(of: content.elements, proposal)
  }

  override func layoutSubviews() {
    updateIfNeeded()
    NodeStack().place(background.elements, in: bounds)
    NodeStack().place(content.elements, in: bounds.inset(by: insets))
  }

  deinit {
    let roots = [background, content]
    if MainActor.isCurrent { MainActor.assumeIsolated { for root in roots { root.remove() } } }
  }
}

extension UIView {
  /// The texts of the labels and buttons inside the view, for tests.
  public var shownTexts: [String] {
    if isHidden { return [] }
    let own = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.shownTexts)
  }
}

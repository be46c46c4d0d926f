/// A column that shows a tree of views. It's the content view of a cell, or the view of a controller.
final class ViewHost: UIStackView, UIContentView {
  private var root: ViewNode?
  private var isScheduled = false
  private var isUpdating = false
  private(set) var transaction = Transaction()
  /// The size that the content may have.
  private(set) var proposal = CGSize.zero
  private var measured: (priority: UILayoutPriority, size: CGSize)?
  var search: Binding<String>?
  var minSize = CGSize.zero
  var margins: (UIEdgeInsets) -> UIEdgeInsets = { _ in .zero }
  lazy var background = ViewHost()
  var configuration: any UIContentConfiguration = UIListContentConfiguration.cell() {
    didSet { (configuration as? any HostedConfiguration)?.show(in: self) }
  }

  func show(_ view: any View) {
    (axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    root = root ?? ViewNode(view, nil, EnvironmentValues(), self)
    root?.view = view
    root?.invalidate()
  }

  /// Updates the tree in the next turn, or when the view is laid out or measured before.
  func scheduleUpdate() {
    if Transaction.current != Transaction() { transaction = Transaction.current }
    setNeedsLayout()
    if !isScheduled { UIKitLoop.later { [weak self] in self?.updateIfNeeded() } }
    isScheduled = true
  }

  private func updateIfNeeded() {
    guard isScheduled, !isUpdating, let root else { return }
    (isScheduled, isUpdating) = (false, true)
    root.updateIfNeeded()
    (transaction, isUpdating) = (Transaction(), false)
    arrange(root.arrange())
    guard let (priority, size) = measured else { return }
    let new = systemLayoutSizeFitting(
      proposal, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
    if new != size { invalidateIntrinsicContentSize() }
  }

  override func layoutSubviews() {
    updateIfNeeded()
    proposal.width = bounds.width
    super.layoutSubviews()
    for view in subviews where view is ViewHost { view.frame = bounds }
  }

  override var layoutMargins: UIEdgeInsets {
    get { margins(super.layoutMargins) }
    set { super.layoutMargins = newValue }
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    proposal = target
    var size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size = CGSize(width: max(size.width, minSize.width), height: max(size.height, minSize.height))
    measured = (horizontal, size)
    return size
  }

  deinit {
    let root = root
    if MainActor.isCurrent { MainActor.assumeIsolated { root?.remove() } }
  }
}

extension UIStackView {
  func arrange(_ views: [UIView]) {
    for (index, view) in views.enumerated() where arrangedSubviews.dropFirst(index).first !== view {
      insertArrangedSubview(view, at: index)
    }
  }
}

extension UIView {
  /// The texts of the labels and buttons inside the view, for tests.
  public var shownTexts: [String] {
    let own = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    let inside = (self as? UIStackView)?.arrangedSubviews ?? subviews
    return isHidden ? [] : (own.map { [$0] } ?? []) + inside.flatMap(\.shownTexts)
  }
}

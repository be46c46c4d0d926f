/// A column that shows a tree of views: the content view of a cell, or a controller's view.
final class ViewHost: UIStackView, UIContentView {
  private lazy var root = ViewNode(in: self)
  private var isScheduled = false, isUpdating = false
  private var measured: (target: CGSize, priority: UILayoutPriority, size: CGSize)?
  private(set) var transaction = Transaction(), proposal = ProposedViewSize()
  var minSize = CGSize.zero, search: Binding<String>?
  lazy var background = ViewHost()
  var configuration: any UIContentConfiguration = UIListContentConfiguration.cell() {
    didSet { (configuration as? any HostedConfiguration)?.show(in: self) }
  }

  func show(_ view: any View, margins: UIEdgeInsets = .zero) {
    (axis, spacing, isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    layoutMargins = margins
    root.view = view
    root.invalidate()
  }

  /// Updates the tree in the next turn, or when the view is laid out or measured before.
  func scheduleUpdate() {
    if Transaction.current != Transaction() { transaction = Transaction.current }
    setNeedsLayout()
    if !isScheduled { UIKitLoop.later { [weak self] in self?.updateIfNeeded() } }
    isScheduled = true
  }

  private func updateIfNeeded(isMeasuring: Bool = false) {
    guard isScheduled, !isUpdating else { return }
    (isScheduled, isUpdating) = (false, true)
    root.updateIfNeeded()
    (transaction, isUpdating) = (Transaction(), false)
    for view in root.uiViews { addArrangedSubview(view) }
    guard let (target, priority, size) = measured, !isMeasuring else { return }
    let new = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
    if new != size { invalidateIntrinsicContentSize() }
  }

  override func layoutSubviews() {
    updateIfNeeded()
    let room = bounds.inset(by: layoutMargins)
    proposal = ProposedViewSize(width: room.width, height: room.height)
    super.layoutSubviews()
    for view in subviews where view is ViewHost { view.frame = bounds }
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded(isMeasuring: true)
    proposal = ProposedViewSize(width: target.width - layoutMargins.left - layoutMargins.right)
    var size = super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size = CGSize(width: max(size.width, minSize.width), height: max(size.height, minSize.height))
    measured = (target, horizontal, size)
    return size
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

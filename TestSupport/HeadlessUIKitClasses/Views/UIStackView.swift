/// A row or a column of views.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack.
    case fill

    /// The views have equal lengths.
    case fillEqually

    /// The lengths are proportional to the views' intrinsic sizes.
    case fillProportionally

    /// The distances between views are equal.
    case equalSpacing

    /// The distances between the views' centres are equal.
    case equalCentering
  }

  /// The alignment of the views perpendicular to the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill

    /// The views are aligned with the leading or top edge.
    case leading

    /// The views are aligned by the baselines of their first lines.
    case firstBaseline

    /// The views are centred.
    case center

    /// The views are aligned with the trailing or bottom edge.
    case trailing

    /// The views are aligned by the baselines of their last lines.
    case lastBaseline

    /// The views are aligned with the top edge.
    public static let top = Alignment.leading

    /// The views are aligned with the bottom edge.
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { arranged }
  private var arranged: [UIView] = [] { didSet { askForConstraintLayout() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:] {
    didSet { askForConstraintLayout() }
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arranged.append(view)
    if view.superview !== self { addSubview(view) }
  }

  /// Inserts a view at an index of the stack.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the stack. The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Removes the subview from the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { askForConstraintLayout() } }

  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill { didSet { askForConstraintLayout() } }

  /// The alignment of the views perpendicular to the axis.
  open var alignment = Alignment.fill { didSet { askForConstraintLayout() } }

  /// The spacing between the views, in points.
  open var spacing: CGFloat = 0 { didSet { askForConstraintLayout() } }

  /// Whether vertical spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false

  /// Whether the views are arranged relative to the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { askForConstraintLayout() } }

  /// A custom spacing that means the stack's own ``spacing``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// A custom spacing that means the system's spacing between neighbouring views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the spacing after an arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

extension UIStackView {
  /// The arranged views that aren't hidden.
  var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the spacings between neighbouring views.
  func spacings(between views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view in
      switch customSpacing(after: view) {
      case Self.spacingUseDefault: spacing
      case Self.spacingUseSystem: NSLayoutConstraint.systemSpacing
      case let spacing: spacing
      }
    }
  }
}

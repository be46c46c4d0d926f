/// Views in a row or a column. They are kept in order, and not laid out.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack.
    case fill

    /// The views are equally long.
    case fillEqually

    /// The views are as long as their content asks, in proportion.
    case fillProportionally

    /// The distances are equal.
    case equalSpacing

    /// The distances of the centres are equal.
    case equalCentering
  }

  /// Where the views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill

    /// At the leading or upper edge.
    case leading

    /// At their first lines of text.
    case firstBaseline

    /// In the middle.
    case center

    /// At the trailing or lower edge.
    case trailing

    /// At their last lines of text.
    case lastBaseline

    /// At the upper edge.
    public static let top = Alignment.leading

    /// At the lower edge.
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views of the stack, in their order.
  open var arrangedSubviews: [UIView] { arranged }
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    arranged.append(view)
    if view.superview !== self { addSubview(view) }
  }

  /// Arranges a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the stack; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// What is not a subview any more is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill

  /// Where the views stand across the stack.
  open var alignment = Alignment.fill

  /// The room between the views, in points.
  open var spacing: CGFloat = 0

  /// Whether distances are between lines of text.
  open var isBaselineRelativeArrangement = false

  /// Whether the views keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false

  /// A custom spacing that means the stack's own ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// A custom spacing that means the system's spacing between neighbouring views.
  public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude.nextDown

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

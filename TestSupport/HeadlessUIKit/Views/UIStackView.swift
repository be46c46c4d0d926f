#if os(Linux)
  /// Views in a row or a column. They are kept in order, and not laid out.
  @preconcurrency @MainActor
  open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views stand across the stack.
    public enum Alignment: Int, Sendable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline

      public static let top = Alignment.leading
      public static let bottom = Alignment.trailing
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { arranged }
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    open func addArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0 === view }
      arranged.append(view)
      if view.superview !== self { addSubview(view) }
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arranged.removeAll { $0 === view }
      arranged.insert(view, at: stackIndex)
      if view.superview !== self { addSubview(view) }
    }

    open func removeArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0 === view }
      customSpacings[ObjectIdentifier(view)] = nil
    }

    /// What is not a subview any more is not arranged any more.
    open override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false

    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    public class var spacingUseSystem: CGFloat { spacingUseDefault.nextDown }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }
  }
#endif

#if os(Linux)
  /// Views in a row or a column. They are kept in order, and not laid out.
  @preconcurrency @MainActor
  open class UIStackView: UIView {
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

    /// Adds a view at the end of the stack.
    open func addArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0 === view }
      arranged.append(view)
      if view.superview !== self { addSubview(view) }
    }

    /// Takes a view out of the stack; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

    /// The direction of the stack.
    open var axis = NSLayoutConstraint.Axis.horizontal

    /// The room between the views, in points.
    open var spacing: CGFloat = 0
  }
#endif

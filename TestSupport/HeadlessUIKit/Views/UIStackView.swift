#if os(Linux)
  /// Views in a row or a column. They are kept in order, and not laid out.
  @preconcurrency @MainActor
  open class UIStackView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }

    open var arrangedSubviews: [UIView] { arranged }
    private var arranged: [UIView] = []

    open func addArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0 === view }
      arranged.append(view)
      if view.superview !== self { addSubview(view) }
    }

    open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
  }
#endif

#if os(Linux)
  /// A rectangle in a view that constraints can refer to.
  @preconcurrency @MainActor
  open class UILayoutGuide: NSObject {
    public override init() { super.init() }

    open var identifier = ""
    open weak var owningView: UIView?

    /// The guide's place in its view, where the view says it; constraints are not solved.
    open var layoutFrame: CGRect { frameInView?() ?? .zero }
    var frameInView: (() -> CGRect)?

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  }
#endif

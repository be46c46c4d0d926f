/// A rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// The identifier, for debugging.
  open var identifier = ""

  /// The view that owns the guide.
  open weak var owningView: UIView?

  /// The guide's frame in its view.
  open var layoutFrame: CGRect { frameInView?() ?? solvedFrame }
  /// Returns the frame of a guide that its view provides.
  var frameInView: (() -> CGRect)?
  /// The frame of a guide that an app added to the view, from its constraints.
  var solvedFrame = CGRect.zero

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }

  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }

  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }

  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
}

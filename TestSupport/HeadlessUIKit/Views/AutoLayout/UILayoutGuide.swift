/// A rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Creates one with the values that UIKit begins with.
  public override init() { super.init() }

  /// A name, for debugging.
  open var identifier = ""

  /// The view that the guide is in.
  open weak var owningView: UIView?

  /// The guide's place in its view, where the view says it; constraints are not solved.
  open var layoutFrame: CGRect { frameInView?() ?? .zero }
  var frameInView: (() -> CGRect)?

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }

  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }

  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }

  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }

  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }

  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
}

/// How something is drawn.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { Self() }

  /// Returns the format of the screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format of the traits' screen.
  open class func preferred() -> Self { Self() }

  /// The area, in points. Here it's empty.
  open var bounds: CGRect { .zero }
}

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.scale, copy.opaque) = (scale, opaque)
    return copy
  }

  /// The number of pixels per point.
  open var scale: CGFloat = UITraitCollection.current.displayScale

  /// Whether the image has no transparent parts.
  open var opaque = false
}

/// The context in which something is drawn. HeadlessUIKit draws nothing.
open class UIGraphicsRendererContext: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    ownFormat = format
    super.init()
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}

  /// Draws a line around a rectangle.
  open func stroke(_ rect: CGRect) {}

  /// Limits the drawing to a rectangle.
  open func clip(to rect: CGRect) {}
}

/// The context in which an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// The base class of what draws into a context.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat
  fileprivate let area: CGRect

  /// Creates a renderer for an area, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Creates a renderer for an area and a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    (area, ownFormat) = (bounds, format)
    super.init()
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { ownFormat }
}

/// Draws images. HeadlessUIKit calls the closure, and returns an image of the size without pixels.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer for images of a size and a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of an area and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format))
    return UIImage(size: area.size)
  }
}

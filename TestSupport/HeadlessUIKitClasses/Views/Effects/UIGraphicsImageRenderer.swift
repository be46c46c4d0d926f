/// How an image is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  /// Returns the format of the screen.
  open class func `default`() -> Self { Self() }

  /// Returns the format of the traits' screen.
  open class func preferred() -> Self { Self() }

  /// The number of pixels per point.
  open var scale: CGFloat = UITraitCollection.current.displayScale

  /// Whether the image has no transparent parts.
  open var opaque = false
}

/// The context in which an image is drawn. HeadlessUIKit draws nothing.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  private let ownFormat: UIGraphicsImageRendererFormat

  init(_ format: UIGraphicsImageRendererFormat) {
    ownFormat = format
    super.init()
  }

  /// The format.
  open var format: UIGraphicsImageRendererFormat { ownFormat }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}

  /// Draws a line around a rectangle.
  open func stroke(_ rect: CGRect) {}

  /// Limits the drawing to a rectangle.
  open func clip(to rect: CGRect) {}
}

/// Draws images. HeadlessUIKit calls the closure, and returns an image of the size without pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let ownFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer for images of a size and a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, ownFormat) = (size, format)
    super.init()
  }

  /// The format.
  open var format: UIGraphicsImageRendererFormat { ownFormat }

  /// Draws an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(ownFormat))
    return UIImage(size: size)
  }
}

/// The layer of a view, or one that an app adds to it. It stores the properties that apps commonly set. On Apple's
/// platforms, Core Animation declares it.
open class CALayer: NSObject, CAMediaTiming {
  /// Creates an instance with the default values.
  public required override init() { super.init() }

  // MARK: Geometry

  /// The frame in the superlayer's coordinates, in points. That of a view's layer follows the view, and not the other way
  /// round.
  open var frame: CGRect {
    get {
      CGRect(
        origin: CGPoint(
          x: position.x - ownBounds.width * anchorPoint.x,
          y: position.y - ownBounds.height * anchorPoint.y), size: ownBounds.size)
    }
    set {
      ownBounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }
  private var ownBounds = CGRect.zero

  /// The position of the ``anchorPoint`` in the superlayer's coordinates, in points.
  open var position = CGPoint.zero

  /// The point of the layer that has the ``position``, in fractions of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  // MARK: Hierarchy

  /// The layer that contains this one. A view's layer has none, because HeadlessUIKit keeps the views in a hierarchy and
  /// not their layers.
  open var superlayer: CALayer? { parent }
  private weak var parent: CALayer?

  /// The layers that were added to this one, from back to front.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var children: [CALayer] = []

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer, or behind all if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer in front of a sublayer, or in front of all if `sibling` isn't one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
  }

  /// Removes the layer from the one that contains it.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The layer whose opaque parts this layer shows; `nil` to show it all.
  open var mask: CALayer?

  /// The name, for the app's own use.
  open var name: String?

  /// Whether the layer is hidden.
  open var isHidden = false

  /// The image, or `nil`.
  open var contents: Any?

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat = 1

  /// Whether the layer is opaque.
  open var isOpaque = false

  /// The transform about the ``anchorPoint``, which doesn't change the frame here.
  open var transform = CATransform3D.identity

  /// Does nothing, because HeadlessUIKit draws layers by their properties.
  open func setNeedsDisplay() {}

  /// Schedules a layout of the sublayers.
  open func setNeedsLayout() { needsLayout = true }
  private var needsLayout = false

  /// Lays the sublayers out if a layout was scheduled.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  /// Called to lay the sublayers out.
  open func layoutSublayers() {}

  // MARK: Animations

  private var animations: [(key: String?, animation: CAAnimation)] = []

  /// Adds an animation, in place of another one with the key. Nothing is animated here: the animation ends at the next
  /// turn of the main loop, unless it isn't removed on completion.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }

  /// Returns the animation with a key, or `nil`.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations, or `nil` if there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Appearance

  /// Whether the content is clipped to the bounds.
  open var masksToBounds = false

  /// The opacity, from 0 to 1.
  open var opacity: Float = 1

  /// The background colour.
  open var backgroundColor: CGColor?

  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0

  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The rounded corners.
  open var maskedCorners = CACornerMask.all

  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor?

  /// The colour of the shadow.
  open var shadowColor: CGColor?

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3

  /// The shape of the shadow, or `nil` for that of the content.
  open var shadowPath: CGPath?

  /// Whether the layer is rendered as a bitmap.
  open var shouldRasterize = false

  /// The scale of the bitmap.
  open var rasterizationScale: CGFloat = 1

  /// The speed of the layer's animations.
  open var speed: Float = 1

  /// The time at which the layer begins, in seconds.
  open var beginTime: TimeInterval = 0

  /// The duration of the layer, in seconds.
  open var duration: TimeInterval = .infinity

  /// The offset of the layer's own time, in seconds.
  open var timeOffset: TimeInterval = 0

  /// How often the layer is repeated.
  open var repeatCount: Float = 0

  /// Whether the layer's time runs backwards afterwards.
  open var autoreverses = false

  /// What the layer shows before and after its duration.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The position along the z-axis.
  open var zPosition: CGFloat = 0
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")

  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a value from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)

  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)

  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)

  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

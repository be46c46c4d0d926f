/// A width or height: a fraction of the container's, or a number of points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// Returns the dimension itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private enum Measure {
    case width
    case height
    case points
    case estimate
  }

  private var measure = Measure.points
  private var value: CGFloat = 0

  /// Creates an instance with the default values.
  public required override init() { super.init() }

  private class func make(_ measure: Measure, _ value: CGFloat) -> Self {
    let dimension = Self()
    (dimension.measure, dimension.value) = (measure, value)
    guard !value.isFinite else { return dimension }
    let (name, noun) =
      switch measure {
      case .width: ("fractional width", "fraction")
      case .height: ("fractional height", "fraction")
      case .points: ("absolute dimension", "dimension")
      case .estimate: ("estimated dimension", "dimension")
      }
    UIKitException.raise("Invalid \(name): \(value). The \(noun) must be a finite value.")
    dimension.value = 0
    return dimension
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.width, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.height, fractionalHeight)
  }

  /// Returns a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.points, absoluteDimension)
  }
  /// Returns an estimate. The cell's preferred size replaces it.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimate, estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { measure == .width }

  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { measure == .height }

  /// Whether the dimension is a number of points.
  open var isAbsolute: Bool { measure == .points }

  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { measure == .estimate }

  /// The fraction or the number of points.
  open var dimension: CGFloat { value }

  /// Returns whether another object has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { measure == other.measure && value == other.value }
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

  /// The kind and value, as descriptions of sizes contain them.
  var nameAndValue: String {
    let name =
      switch measure {
      case .width: "containerWidthFactor"
      case .height: "containerHeightFactor"
      case .points: "absolute"
      case .estimate: "estimated"
      }
    return ".\(name)(\(value.formattedForDescription))"
  }

  /// Returns the length in points. Fractions are rounded down to pixels, so that items fit that fill their group.
  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .width: (container.width * value).roundedDownToPixels
    case .height: (container.height * value).roundedDownToPixels
    case .points, .estimate: value
    }
  }
}

/// The size of an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// Returns the size itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }

  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// Returns whether another object has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated { width == other.width && height == other.height }
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { width.hash } }

  /// The description in UIKit's format: `{.containerWidthFactor(0.5), .absolute(20)}`.
  open nonisolated override var description: String {
    mainActorDescription { "{\(width.nameAndValue), \(height.nameAndValue)}" }
  }

  /// The axes along which the size is an estimate.
  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }
}

/// The spacing between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// Returns the spacing itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var value: CGFloat = 0
  private var mayGrow = false

  /// Creates an instance with the default values.
  public required override init() { super.init() }

  private class func make(_ value: CGFloat, mayGrow: Bool) -> Self {
    let spacing = Self()
    (spacing.value, spacing.mayGrow) = (value, mayGrow)
    return spacing
  }

  /// Returns a minimum spacing, which grows if the items leave space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, mayGrow: true)
  }

  /// Returns a fixed spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(fixedSpacing, mayGrow: false)
  }

  /// The spacing, in points.
  open var spacing: CGFloat { value }

  /// Whether the spacing is a minimum.
  open var isFlexible: Bool { mayGrow }

  /// Whether the spacing is fixed.
  open var isFixed: Bool { !mayGrow }

  /// Returns whether another object has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return MainActor.assumeIsolated { value == other.value && mayGrow == other.mayGrow }
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { value.hashValue } }

  /// The description in UIKit's format: `<NSCollectionLayoutSpacing: 0x7f8a: fixed:4>`.
  open nonisolated override var description: String {
    mainActorDescription {
      let value =
        self.value.isFinite ? self.value.formattedForDescription : String(Double(self.value))
      return "<\(address(of: self)): \(mayGrow ? "flexible" : "fixed"):\(value)>"
    }
  }
}

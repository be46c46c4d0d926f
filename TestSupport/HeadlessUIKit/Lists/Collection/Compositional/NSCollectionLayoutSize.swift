/// A width or a height: a part of its container's, or a number of points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Measure {
    case width
    case height
    case points
    case estimate
  }

  private var measure = Measure.points
  private var value: CGFloat = 0

  /// Creates one with the values that UIKit begins with.
  public required override init() { super.init() }

  private class func make(_ measure: Measure, _ value: CGFloat) -> Self {
    let dimension = Self()
    (dimension.measure, dimension.value) = (measure, value)
    return dimension
  }

  /// A part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.width, fractionalWidth)
  }

  /// A part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.height, fractionalHeight)
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.points, absoluteDimension)
  }
  /// A height that cells would change in UIKit; here they are as tall as is estimated.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimate, estimatedDimension)
  }

  /// Whether it is a part of a width.
  open var isFractionalWidth: Bool { measure == .width }

  /// Whether it is a part of a height.
  open var isFractionalHeight: Bool { measure == .height }

  /// Whether it is a number of points.
  open var isAbsolute: Bool { measure == .points }

  /// Whether it is an estimate.
  open var isEstimated: Bool { measure == .estimate }

  /// The part, or the number of points.
  open var dimension: CGFloat { value }

  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .width: container.width * value
    case .height: container.height * value
    case .points, .estimate: value
    }
  }
}

/// The size of an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
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

  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }
}

/// The distance between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  private var value: CGFloat = 0
  private var mayGrow = false

  /// Creates one with the values that UIKit begins with.
  public required override init() { super.init() }

  private class func make(_ value: CGFloat, mayGrow: Bool) -> Self {
    let spacing = Self()
    (spacing.value, spacing.mayGrow) = (value, mayGrow)
    return spacing
  }

  /// A distance that may grow; here it does not.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, mayGrow: true)
  }

  /// A distance that stays.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(fixedSpacing, mayGrow: false)
  }

  /// The distance in points.
  open var spacing: CGFloat { value }

  /// Whether it may grow.
  open var isFlexible: Bool { mayGrow }

  /// Whether it stays.
  open var isFixed: Bool { !mayGrow }
}

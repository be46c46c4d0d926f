/// A path of lines and curves. On Apple's platforms, Core Graphics declares it.
open class CGPath: NSObject, @unchecked Sendable {
  let elements: [UIBezierPath.Element]

  init(elements: [UIBezierPath.Element]) {
    self.elements = elements
    super.init()
  }

  /// The smallest rectangle around the points of the path.
  public var boundingBox: CGRect { UIBezierPath.box(around: elements) }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }

  /// The hash value, which equal objects share.
  open override var hash: Int { elements.count }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a value from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)

  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)

  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)

  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)

  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that an app draws or gives to a layer.
open class UIBezierPath: NSObject, NSCopying {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, first: CGPoint, second: CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let first, let second): [first, second, point]
      case .close: []
      }
    }
  }

  private var elements: [Element] = []

  /// Creates an empty path.
  public required override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let (width, height) = (
      min(cornerRadii.width, rect.width / 2), min(cornerRadii.height, rect.height / 2)
    )
    // The distance of control points with which a curve comes near to a quarter of an ellipse.
    let control: CGFloat = 0.5523
    // Each corner with the directions in which the path reaches and leaves it.
    let all: [(UIRectCorner, CGPoint, before: CGPoint, after: CGPoint)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1),
        CGPoint(x: -1, y: 0)
      ),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    for (index, corner) in all.enumerated() {
      let isRound = corners.contains(corner.0)
      func point(_ direction: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.1.x + direction.x * width * fraction,
          y: corner.1.y + direction.y * height * fraction)
      }
      let start = isRound ? point(corner.before, 1) : corner.1
      if index == 0 { move(to: start) } else { addLine(to: start) }
      guard isRound else { continue }
      addCurve(
        to: point(corner.after, 1), controlPoint1: point(corner.before, 1 - control),
        controlPoint2: point(corner.after, 1 - control))
    }
    close()
  }

  /// Creates an arc of a circle. Angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    elements = CGPath.elements
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.elements = elements
    copy.lineWidth = lineWidth
    return copy
  }

  /// The path for layers.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Begins a new part of the path at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(endPoint, first: controlPoint1, second: controlPoint2))
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    func nearer(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (controlPoint.x - point.x) * 2 / 3,
        y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    addCurve(to: endPoint, controlPoint1: nearer(start), controlPoint2: nearer(endPoint))
  }

  /// Adds an arc of a circle, and a line to its beginning. Angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += 2 * .pi }
    if !clockwise, sweep > 0 { sweep -= 2 * .pi }
    func point(_ angle: CGFloat, _ distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - distance * sin(angle),
        y: center.y + radius * sin(angle) + distance * cos(angle))
    }
    let start = point(startAngle)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    // A curve comes near to an arc of a quarter circle at most.
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let control = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      addCurve(
        to: point(from + step), controlPoint1: point(from, control),
        controlPoint2: point(from + step, -control))
    }
  }

  /// Adds a line to the beginning of the part.
  open func close() { elements.append(.close) }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Whether the path has no points.
  open var isEmpty: Bool { elements.isEmpty }

  /// The last point of the path.
  open var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

  /// The smallest rectangle around the points of the path.
  open var bounds: CGRect { Self.box(around: elements) }

  static func box(around elements: [Element]) -> CGRect {
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Does nothing, because HeadlessUIKit shows no drawing.
  open func fill() {}

  /// Does nothing, because HeadlessUIKit shows no drawing.
  open func stroke() {}

  /// Does nothing, because HeadlessUIKit shows no drawing.
  open func addClip() {}
}

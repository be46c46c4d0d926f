// The Swift additions to the geometry types that lists use, for type checking only.

public typealias CGFloat = Double

extension CGPoint: Hashable {
  public init(x: Int, y: Int) { fatalError("never run") }
  public static var zero: CGPoint { fatalError("never run") }
  public static func == (left: CGPoint, right: CGPoint) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension CGSize: Hashable {
  public init(width: Int, height: Int) { fatalError("never run") }
  public static var zero: CGSize { fatalError("never run") }
  public static func == (left: CGSize, right: CGSize) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension CGVector: Hashable {
  public static var zero: CGVector { fatalError("never run") }
  public static func == (left: CGVector, right: CGVector) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

extension CGRect: Hashable {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError("never run") }
  public static var zero: CGRect { fatalError("never run") }
  public static func == (left: CGRect, right: CGRect) -> Bool { fatalError("never run") }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
  public init(origin: CGPoint, size: CGSize) { fatalError("never run") }
  public static var null: CGRect { fatalError("never run") }
  public var isEmpty: Bool { fatalError("never run") }
  public var isNull: Bool { fatalError("never run") }
  public func intersects(_ other: CGRect) -> Bool { fatalError("never run") }
  public func contains(_ point: CGPoint) -> Bool { fatalError("never run") }
  public func contains(_ other: CGRect) -> Bool { fatalError("never run") }
  public func intersection(_ other: CGRect) -> CGRect { fatalError("never run") }
  public func union(_ other: CGRect) -> CGRect { fatalError("never run") }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError("never run") }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError("never run") }
  public var width: CGFloat { fatalError("never run") }
  public var height: CGFloat { fatalError("never run") }
  public var minX: CGFloat { fatalError("never run") }
  public var midX: CGFloat { fatalError("never run") }
  public var maxX: CGFloat { fatalError("never run") }
  public var minY: CGFloat { fatalError("never run") }
  public var midY: CGFloat { fatalError("never run") }
  public var maxY: CGFloat { fatalError("never run") }
}

extension CGAffineTransform: Hashable {
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError("never run") }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError("never run") }
  public init(rotationAngle angle: CGFloat) { fatalError("never run") }
  public static var identity: CGAffineTransform { fatalError("never run") }
  public var isIdentity: Bool { fatalError("never run") }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    fatalError("never run")
  }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    fatalError("never run")
  }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    fatalError("never run")
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError("never run") }
  public func inverted() -> CGAffineTransform { fatalError("never run") }
  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
    fatalError("never run")
  }
  public func hash(into hasher: inout Hasher) { fatalError("never run") }
}

#if os(macOS)
  extension NSValue {
    public convenience init(rect: CGRect) { fatalError("never run") }
    public var rectValue: CGRect { fatalError("never run") }
  }
#endif

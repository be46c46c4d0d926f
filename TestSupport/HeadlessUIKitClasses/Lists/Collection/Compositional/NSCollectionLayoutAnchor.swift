/// A point of an item at which a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  private let ownEdges: NSDirectionalRectEdge
  private let ownOffset: CGPoint
  private let isAbsolute: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (ownEdges, ownOffset, self.isAbsolute) = (edges, offset, isAbsolute)
    super.init()
  }

  /// Creates an anchor at edges. Without an edge along an axis, or with both, the anchor is centred along that
  /// axis.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor with an offset from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset from edges, as a fraction of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(ownEdges, ownOffset, isAbsolute: isAbsolute)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { ownEdges }

  /// The offset from the edges.
  open var offset: CGPoint { ownOffset }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { isAbsolute }

  /// Whether the offset is a fraction of the supplementary view's size.
  open var isFractionalOffset: Bool { !isAbsolute }

  /// Returns whether another object has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return MainActor.assumeIsolated {
      ownEdges == other.ownEdges && ownOffset == other.ownOffset && isAbsolute == other.isAbsolute
    }
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { ownEdges.hashValue } }

  /// The description in UIKit's format: `<NSCollectionLayoutAnchor: 0x7f8a: edges=3; offset={0, 0}; anchorPoint={0, 0}>`.
  open nonisolated override var description: String {
    mainActorDescription {
      func text(_ point: CGPoint) -> String {
        "{\(point.x.formattedForDescription), \(point.y.formattedForDescription)}"
      }
      let anchorPoint = point(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      return "<\(address(of: self)): edges=\(edges.rawValue); offset=\(text(offset)); "
        + "anchorPoint=\(text(anchorPoint))>"
    }
  }

  /// Returns the anchor's point in a rectangle, without its offset.
  func point(in rect: CGRect) -> CGPoint {
    // Both edges of an axis mean its middle, as none does.
    func position(
      _ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge, _ start: CGFloat, _ end: CGFloat
    ) -> CGFloat {
      guard edges.contains(low) != edges.contains(high) else { return (start + end) / 2 }
      return edges.contains(low) ? start : end
    }
    let x = position(.leading, .trailing, rect.minX, rect.maxX)
    let y = position(.top, .bottom, rect.minY, rect.maxY)
    return CGPoint(x: x, y: y)
  }

  /// Returns the offset for a supplementary view of a size, in points.
  func offset(for size: CGSize) -> CGPoint {
    isAbsolute ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// The edges of a rectangle, with leading and trailing edges in place of left and right.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)

  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)

  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)

  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

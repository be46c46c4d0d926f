/// What a list looks at in many rows at a time, kept side by side and apart from the rows.
@usableFromInline
struct RowHead: Sendable {
  /// What makes the row the same one before and after a change.
  @usableFromInline var identity: RowIdentity
  @usableFromInline var height: CompactHeight

  @inlinable
  init(identity: RowIdentity = .unknown) {
    self.identity = identity
    height = .unsaid
  }
}

extension RowHead: Diffable {
  @inlinable
  var diffIdentity: RowIdentity { identity }
}

/// An optional height in four bytes: numbers that no height is stand for what is not one.
@usableFromInline
struct CompactHeight: Sendable {
  @usableFromInline static let unsaid = CompactHeight(code: -.infinity)
  static let automatic = CompactHeight(code: .infinity)
  /// A number of points that does not fit into four bytes; the row itself keeps it.
  static let elsewhere = CompactHeight(code: .nan)

  private let code: Float

  private init(code: Float) {
    self.code = code
  }

  /// The height in four bytes, or ``elsewhere``.
  init(_ points: Double) {
    // What a division by zero or too wide a margin make of a height is to cost no user a list.
    guard points >= 0 else {
      self = .automatic
      return
    }
    let code = Float(points)
    self = points.isFinite && Double(code) == points ? Self(code: code) : .elsewhere
  }

  var isElsewhere: Bool { code.isNaN }
  /// Whether the author said a height in points.
  var isSaid: Bool { code.isNaN || code.isFinite }

  /// What the row's author said.
  ///
  /// - Parameter precise: the height that the row itself keeps.
  func height(precise: @autoclosure () -> Double?) -> RowHeight? {
    if isElsewhere { return precise().map { .fixed($0) } }
    if code == .infinity { return .automatic }
    return code == -.infinity ? nil : .fixed(Double(code))
  }
}

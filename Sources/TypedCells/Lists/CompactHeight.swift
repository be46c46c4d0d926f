/// An optional ``RowHeight`` packed into a `Float`; infinities and NaN are sentinels.
@frozen
@usableFromInline
struct CompactHeight: Sendable {
  /// No height.
  @inlinable static var undeclared: CompactHeight { CompactHeight(code: -.infinity) }
  static var automatic: CompactHeight { CompactHeight(code: .infinity) }
  /// A height that four bytes can't represent. The row's options keep it.
  static var inOptions: CompactHeight { CompactHeight(code: .nan) }

  @usableFromInline let code: Float

  @inlinable
  init(code: Float) {
    self.code = code
  }

  /// Creates a height in points, or ``inOptions`` if a `Float` can't represent it.
  init(_ points: Double) {
    // A negative height or a NaN is usually the result of a division by zero or of a large margin. It
    // isn't worth a crash.
    guard points >= 0 else {
      self = .automatic
      return
    }
    let code = Float(points)
    self = points.isFinite && Double(code) == points ? Self(code: code) : .inOptions
  }

  var isInOptions: Bool { code.isNaN }

  /// Returns the declared height, or `nil` if there is none.
  ///
  /// - Parameter precise: the height in the row's options.
  func height(precise: @autoclosure () -> Double?) -> RowHeight? {
    if isInOptions { return precise().map { .fixed($0) } }
    if code == .infinity { return .automatic }
    return code == -.infinity ? nil : .fixed(Double(code))
  }
}

/// An optional ``RowHeight`` packed into a `Float`; infinities and NaN are sentinels.
@frozen
@usableFromInline
struct CompactHeight: Sendable {
  /// Neither a height nor an estimate.
  @inlinable static var undeclared: CompactHeight { CompactHeight(code: -.infinity) }
  static var automatic: CompactHeight { CompactHeight(code: .infinity) }
  /// The row's options have the height, because it is computed, or four bytes can't represent it, or the row has an
  /// estimate.
  static var inOptions: CompactHeight { CompactHeight(code: .nan) }

  @usableFromInline let code: Float

  @inlinable
  init(code: Float) {
    self.code = code
  }

  /// Creates a height in points, or ``inOptions`` if a `Float` can't represent it.
  init(_ points: Double) {
    guard let points = RowHeight(points: points).points else {
      self = .automatic
      return
    }
    let code = Float(points)
    self = Double(code) == points ? Self(code: code) : .inOptions
  }

  var isInOptions: Bool { code.isNaN }

  /// Whether the row declares a height or an estimate.
  var isDeclared: Bool { code != -.infinity }

  /// Returns whether both are the same height, as far as that is known without the rows' options.
  func isSame(as other: CompactHeight) -> Bool { code == other.code }

  /// Returns the declared height, or `nil` if there is none.
  ///
  /// - Parameter inOptions: the height in the row's options.
  func height(inOptions: @autoclosure () -> RowHeight?) -> RowHeight? {
    if isInOptions { return inOptions() }
    if code == .infinity { return .automatic }
    return code == -.infinity ? nil : .fixed(Double(code))
  }
}

/// A height in the options of a row.
enum OptionHeight {
  case known(RowHeight)
  case computed((ErasedRow) -> Double)
}

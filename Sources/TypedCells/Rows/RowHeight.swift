/// How tall a row is. Rows set it with ``Row/height(_:)-(Double)``, and cell classes with ``ReusableCell/rowHeight``.
public enum RowHeight: Hashable, Sendable {
  /// The height that the cell needs for its data (self-sizing).
  case automatic

  /// A height in points, or in the host's own unit.
  case fixed(Double)

  /// The largest height. It is far beyond what a toolkit can show, and sums of it are still precise.
  private static var maximum: Double { 1_000_000 }

  /// Creates a fixed height of at most a million points, or an automatic one if the number is negative, infinite or NaN.
  ///
  /// Such a number is usually the result of a division by zero or of a large margin. It isn't worth a crash.
  init(points: Double) {
    self = points >= 0 && points.isFinite ? .fixed(min(points, Self.maximum)) : .automatic
  }

  /// The height in points, or `nil` if it's automatic.
  package var points: Double? {
    if case .fixed(let points) = self { points } else { nil }
  }
}

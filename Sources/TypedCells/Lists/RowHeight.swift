/// How tall a row is. Rows set it with ``Row/height(_:)-(Double)``, and cell classes with ``ReusableCell/rowHeight``.
public enum RowHeight: Hashable, Sendable {
  /// The height that the cell needs for its data (self-sizing).
  case automatic

  /// A height in points, or in the host's own unit.
  case fixed(Double)

  /// Creates a fixed height, or an automatic one if the number is negative or NaN.
  ///
  /// Such a number is usually the result of a division by zero or of a large margin. It isn't worth a crash.
  init(points: Double) { self = points >= 0 ? .fixed(points) : .automatic }
}

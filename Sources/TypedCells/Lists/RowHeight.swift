/// How tall a row is. Rows set it with ``Row/height(_:)-(Double)``, and cell classes with ``ReusableCell/rowHeight``.
public enum RowHeight: Hashable, Sendable {
  /// The height that the cell needs for its data (self-sizing).
  case automatic

  /// A height in points, or in the host's own unit.
  case fixed(Double)
}

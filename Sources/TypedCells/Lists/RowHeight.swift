/// How tall a row is.
public enum RowHeight: Hashable, Sendable {
  /// As tall as the cell asks to be, once it shows its data.
  case automatic

  /// A height in points, or in the host's own unit.
  case fixed(Double)
}

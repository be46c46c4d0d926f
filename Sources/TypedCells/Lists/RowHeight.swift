/// How tall a row is.
public enum RowHeight: Hashable, Sendable {
  /// As tall as the cell asks to be, once it shows its data.
  case automatic

  /// A height in the host's unit of length: points, but for hosts that say otherwise.
  case fixed(Double)
}

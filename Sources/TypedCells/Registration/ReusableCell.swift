/// A cell class that says under which identifier it is registered, where its cells come from, and how
/// tall they are.
///
/// Conform only when the defaults (the class's full name, the class itself, as tall as the cell asks
/// to be) do not fit:
///
/// ```swift
/// final class PriceCell: HeadlessCell, ReusableCell {
///   static var cellSource: CellSource { .nib(name: "PriceCell") }
///   static var rowHeight: RowHeight { .fixed(60) }
/// }
/// ```
@MainActor
public protocol ReusableCell: AnyObject {
  /// The identifier of the class's cells; by default the class's full name.
  static var reuseIdentifier: ReuseIdentifier { get }

  /// Where a host gets the class's cells from; by default ``CellSource/cellClass``.
  static var cellSource: CellSource { get }

  /// How tall a row with such a cell is unless it says so itself; by default
  /// ``RowHeight/automatic``.
  static var rowHeight: RowHeight { get }

  /// How tall hosts may assume such a row to be before they know; by default `nil`, no estimate.
  static var estimatedRowHeight: Double? { get }
}

extension ReusableCell {
  public static var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(String(reflecting: Self.self))
  }

  public static var cellSource: CellSource { .cellClass }

  public static var rowHeight: RowHeight { .automatic }

  public static var estimatedRowHeight: Double? { nil }
}

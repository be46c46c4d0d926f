/// A cell class with its own reuse identifier, source of cells, or height.
///
/// Conform only if the defaults don't fit: the class's full name, its initialiser, and self-sizing:
///
/// ```swift
/// final class PriceCell: UITableViewCell, ReusableCell {
///   static var cellSource: CellSource { .nib(name: "PriceCell") }
///   static var rowHeight: RowHeight { .fixed(60) }
/// }
/// ```
@MainActor
public protocol ReusableCell: AnyObject {
  /// The identifier of the class's cells. The default is the class's full name.
  static var reuseIdentifier: ReuseIdentifier { get }

  /// The source of new cells. The default is ``CellSource/cellClass``.
  static var cellSource: CellSource { get }

  /// The height of rows that don't declare one. The default is ``RowHeight/automatic``.
  static var rowHeight: RowHeight { get }

  /// The estimated height of rows that don't declare one. The default is `nil`, no estimate.
  static var estimatedRowHeight: Double? { get }
}

extension ReusableCell {
  public static var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(fullName(of: Self.self))
  }

  public static var cellSource: CellSource { .cellClass }

  public static var rowHeight: RowHeight { .automatic }

  public static var estimatedRowHeight: Double? { nil }
}

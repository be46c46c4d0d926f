/// A cell class that says under which identifier it is registered, and where its cells come from.
///
/// Conform only when the defaults (the class's full name, and the class itself) do not fit:
///
/// ```swift
/// extension PriceCell: ReusableCell {
///   static var cellSource: CellSource { .nib(name: "PriceCell") }
/// }
/// ```
@MainActor
public protocol ReusableCell: AnyObject {
  /// The identifier of the class's cells; by default the class's full name.
  static var reuseIdentifier: ReuseIdentifier { get }

  /// Where a host gets the class's cells from; by default ``CellSource/cellClass``.
  static var cellSource: CellSource { get }
}

extension ReusableCell {
  public static var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(String(reflecting: Self.self))
  }

  public static var cellSource: CellSource { .cellClass }
}

/// Builds the rows of a section for one kind of host, and refuses those that it cannot show.
///
/// Rows, ``LazyRows``, `if`, `if let`, `switch`, `for` and `#available` may be mixed at will.
@MainActor
@resultBuilder
public enum RowBuilder<BaseCell: AnyObject> {
  /// A row whose cells the host can show.
  ///
  /// - Parameter row: the row.
  @inlinable
  public static func buildExpression<Cell: HostedCell, Model>(
    _ row: consuming Row<Cell, Model>
  ) -> RowComponent where Cell.BaseCell == BaseCell {
    RowComponent(row.storage, row.head, canHide: row.canHide)
  }

  /// A row that was erased before.
  ///
  /// - Parameter row: the row.
  @inlinable
  public static func buildExpression(_ row: AnyRow<BaseCell>) -> RowComponent {
    RowComponent(row.row, row.head, canHide: row.canHide)
  }

  /// Rows that are made on demand.
  ///
  /// - Parameter rows: the group of rows.
  public static func buildExpression<Elements, Cell: HostedCell, Model>(
    _ rows: LazyRows<Elements, Cell, Model>
  ) -> RowComponent where Cell.BaseCell == BaseCell {
    RowComponent(.lazy(LazySegment(rows)))
  }

  /// One row, as in most loops.
  ///
  /// - Parameter component: the row.
  @inlinable
  public static func buildBlock(_ component: RowComponent) -> RowComponent {
    component
  }

  /// Rows in sequence.
  ///
  /// - Parameter components: the rows.
  @inlinable
  public static func buildBlock(_ components: RowComponent...) -> RowComponent {
    RowComponent(.group(components))
  }

  /// The rows of a `for` loop.
  ///
  /// - Parameter components: the rows of each round.
  @inlinable
  public static func buildArray(_ components: [RowComponent]) -> RowComponent {
    RowComponent(.group(components))
  }

  /// The rows of an `if` without `else`.
  ///
  /// - Parameter component: the rows, or `nil` when the condition is false.
  @inlinable
  public static func buildOptional(_ component: RowComponent?) -> RowComponent {
    component ?? RowComponent(.group([]))
  }

  /// The rows of the first branch.
  ///
  /// - Parameter component: the rows.
  @inlinable
  public static func buildEither(first component: RowComponent) -> RowComponent {
    component
  }

  /// The rows of another branch.
  ///
  /// - Parameter component: the rows.
  @inlinable
  public static func buildEither(
    second component: RowComponent
  ) -> RowComponent {
    component
  }

  /// The rows behind an `#available` condition.
  ///
  /// - Parameter component: the rows.
  @inlinable
  public static func buildLimitedAvailability(
    _ component: RowComponent
  ) -> RowComponent {
    component
  }

  /// The rows of a section.
  ///
  /// - Parameter component: everything the builder collected.
  public static func buildFinalResult(_ component: consuming RowComponent) -> RowList<BaseCell> {
    RowList(RowSegments(component))
  }
}

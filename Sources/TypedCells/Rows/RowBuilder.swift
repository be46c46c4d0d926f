/// Builds the rows of a section for one kind of host. Rows that the host can't show don't compile.
///
/// You can use rows, ``LazyRows``, `if`, `if let`, `switch`, `for` and `#available` in any combination. The trailing
/// closure of a ``ListSection`` is such a builder. To move rows into a function, give it the attribute. You can use its
/// result in any builder:
///
/// ```swift
/// @MainActor @RowBuilder<UITableViewCell>
/// func activeRows() -> RowList<UITableViewCell> {
///   for person in people where person.isActive { Row(PersonCell.self, person) }
/// }
///
/// let section = ListSection(id: "active") {
///   Row(TextCell.self, "Active")
///   activeRows()
/// }
/// ```
@resultBuilder
public enum RowBuilder<BaseCell: AnyObject> {
  /// Returns a row whose cells the host can show.
  @inlinable
  public static func buildExpression<Cell: HostedCell, Model>(
    _ row: consuming Row<Cell, Model>
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    _RowPart(row)
  }

  /// Returns a row that is erased already.
  @inlinable
  public static func buildExpression(_ row: AnyRow<BaseCell>) -> _RowPart {
    row.part
  }

  /// Returns rows that are made on demand.
  ///
  /// - Parameter rows: the group of rows.
  public static func buildExpression<Elements, Cell: HostedCell, Model>(
    _ rows: LazyRows<Elements, Cell, Model>
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    _RowPart(.lazy(LazyPart(rows)))
  }

  /// Returns one row, as in most loops.
  @inlinable
  public static func buildBlock(_ part: consuming _RowPart) -> _RowPart {
    part
  }

  /// Returns rows in sequence.
  @inlinable
  public static func buildBlock(_ parts: _RowPart...) -> _RowPart {
    _RowPart(.group(ContiguousArray(parts)))
  }

  /// Returns the rows of a `for` loop.
  ///
  /// - Parameter parts: the rows of each iteration.
  @inlinable
  public static func buildArray(_ parts: consuming [_RowPart]) -> _RowPart {
    _RowPart(.group(ContiguousArray(parts)))
  }

  /// Returns the rows of an `if` without `else`.
  ///
  /// - Parameter part: the rows, or `nil` if the condition is false.
  @inlinable
  public static func buildOptional(_ part: consuming _RowPart?) -> _RowPart {
    part ?? _RowPart(.group([]))
  }

  /// Returns the rows of the first branch.
  @inlinable
  public static func buildEither(first part: consuming _RowPart) -> _RowPart {
    part.inBranch(1)
  }

  /// Returns the rows of another branch.
  @inlinable
  public static func buildEither(second part: consuming _RowPart) -> _RowPart {
    part.inBranch(2)
  }

  /// Returns the rows behind an `#available` condition.
  @inlinable
  public static func buildLimitedAvailability(_ part: consuming _RowPart) -> _RowPart {
    part
  }

  /// Returns the rows of a section.
  ///
  /// - Parameter part: everything that the builder collected.
  public static func buildFinalResult(_ part: consuming _RowPart) -> RowList<BaseCell> {
    RowList(RowSegments(part))
  }
}

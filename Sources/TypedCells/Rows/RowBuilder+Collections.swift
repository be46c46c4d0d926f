// The compiler names these overloads in no error: they are disfavoured, so that a row of another host is still
// refused with the types that differ, and not with "no exact matches".

extension RowBuilder {
  /// Returns the rows of an array, for example `people.map { Row(PersonCell.self, $0) }`.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @_disfavoredOverload
  public static func buildExpression<Cell: HostedCell, Model>(
    _ rows: [Row<Cell, Model>]
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    _RowPart(.group(ContiguousArray(rows.map { _RowPart($0) })))
  }

  /// Returns the erased rows of an array.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @_disfavoredOverload
  public static func buildExpression(_ rows: [AnyRow<BaseCell>]) -> _RowPart {
    _RowPart(.group(ContiguousArray(rows.map(\.part))))
  }

  /// Returns a row that may be missing, for example `draft.map { Row(DraftCell.self, $0) }`.
  ///
  /// - Parameter row: the row, or `nil`.
  @_disfavoredOverload
  public static func buildExpression<Cell: HostedCell, Model>(
    _ row: Row<Cell, Model>?
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    row.map { _RowPart($0) } ?? _RowPart(.group([]))
  }

  /// Returns an erased row that may be missing.
  ///
  /// - Parameter row: the row, or `nil`.
  @_disfavoredOverload
  public static func buildExpression(_ row: AnyRow<BaseCell>?) -> _RowPart {
    row.map(\.part) ?? _RowPart(.group([]))
  }

  /// Returns the rows of an array, without those that are missing. The others keep their positions.
  ///
  /// - Parameter rows: rows, some of which may be `nil`.
  /// - Complexity: O(*n*) for *n* rows.
  @_disfavoredOverload
  public static func buildExpression<Cell: HostedCell, Model>(
    _ rows: [Row<Cell, Model>?]
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    _RowPart(
      .group(ContiguousArray(rows.map { row in row.map { _RowPart($0) } ?? _RowPart(.group([])) })))
  }

  /// Returns the rows of another builder, for example of a function.
  ///
  /// Rows without an identity are identified by their position in both builders.
  ///
  /// - Parameter rows: the rows.
  /// - Complexity: O(*n*) for *n* rows that aren't lazy.
  @_disfavoredOverload
  public static func buildExpression(_ rows: RowList<BaseCell>) -> _RowPart {
    rows.segments.part
  }

  /// Returns the rows of another builder, which may be missing.
  ///
  /// It is generic because the compiler names an overload that isn't when an optional row of another host is refused.
  ///
  /// - Parameter rows: the rows, or `nil`.
  /// - Complexity: O(*n*) for *n* rows that aren't lazy.
  @_disfavoredOverload
  public static func buildExpression<Cell: HostedCell>(
    _ rows: RowList<Cell>?
  ) -> _RowPart where Cell.BaseCell == BaseCell {
    rows?.segments.part ?? _RowPart(.group([]))
  }

  /// Unavailable, because a statement without a value, such as a call of `print`, isn't a row.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "not a row; put 'let _ =' in front of other code in a builder, or move it into a method"
  )
  public static func buildExpression(_ nothing: Void) -> _RowPart { _RowPart(.group([])) }

  /// Unavailable, because sections can't be nested.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "a section can't contain sections; put this one beside the other"
  )
  public static func buildExpression(_ section: ListSection<BaseCell>) -> _RowPart {
    _RowPart(.group([]))
  }
}

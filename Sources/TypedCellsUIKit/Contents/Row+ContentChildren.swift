public import TypedCells

// The compiler needs the kind of list for the children's builder before it has chosen the initialiser of a row without a
// cell class. So each kind of list has an overload.

extension Row where Cell: _ContentCell, Cell.BaseCell == UITableViewCell {
  /// Shows other rows of a table below this one while it is expanded, as for rows with a cell class.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the row is expanded when it is new in the list.
  ///   - rows: the children. A row whose closure returns none has no disclosure.
  /// - Returns: the row with the children.
  public consuming func children(
    initiallyExpanded isExpanded: Bool = false,
    @RowBuilder<UITableViewCell> _ rows: () -> RowList<UITableViewCell>
  ) -> Self {
    withChildren(rows(), areShownAtFirst: isExpanded)
  }
}

extension Row where Cell: _ContentCell, Cell.BaseCell == UICollectionViewCell {
  /// Shows other rows of a collection view below this one while it is expanded, as for rows with a cell class.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the row is expanded when it is new in the list.
  ///   - rows: the children. A row whose closure returns none has no disclosure.
  /// - Returns: the row with the children.
  public consuming func children(
    initiallyExpanded isExpanded: Bool = false,
    @RowBuilder<UICollectionViewCell> _ rows: () -> RowList<UICollectionViewCell>
  ) -> Self {
    withChildren(rows(), areShownAtFirst: isExpanded)
  }
}

public import TypedCells
public import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of cells that the cell of a row breaks, with everything that the row adds.
///
/// Use it for rows whose content a closure makes, because they have no cell class of yours, and for rows with a
/// `configure`:
///
/// ```text
/// assertRowLaws(in: UITableView.self, samples: people) { person in
///   Row(person) { person in content(of: person) }
/// }
/// ```
///
/// - Parameters:
///   - view: `UITableView` or `UICollectionView`.
///   - samples: models that look different in a cell; two at least. If they hold objects, the expression is
///     evaluated again for each trial.
///   - options: what the kit can't know.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - row: returns the row of a sample.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertRowLaws<View: _HostedListView, Cell: HostedCell, Model, Sample>(
  in view: View.Type,
  samples: @autoclosure @escaping @MainActor () -> [Sample],
  _ options: CellOption<View.BaseCell, Sample>...,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  rows row: @escaping @MainActor (Sample) -> Row<Cell, Model>
) where Cell.BaseCell == View.BaseCell {
  let classes = samples().map { AnyRow(row($0)).cellClass }
  // A row with a background has another class than one without, and both are subclasses of `Cell`.
  let rowClass = (classes.first ?? Cell.self) as? UIView.Type ?? UIView.self
  var handling: CellHandling<View.BaseCell> = rowClass.handling(isMade: false).narrowed()
  handling.problem =
    handling.problem
    ?? classes.firstIndex { $0 != classes[0] }.map { other in
      "sample \(other) has a row with another class of cells than sample 0, so no cell shows both; examine them in "
        + "an assertion each"
    }
  let laws = CellLaws<View.BaseCell, Sample>(samples, options, handling: handling) { cell, sample in
    do {
      try AnyRow(row(sample)).update(cell, at: RowPath(section: 0, row: 0))
    } catch {
      preconditionFailure(
        "the row of \(sample) doesn't accept the cell that its list makes: \(error)")
    }
  }
  assertKept(laws.report(), fileID: fileID, filePath: filePath, line: line, column: column)
}

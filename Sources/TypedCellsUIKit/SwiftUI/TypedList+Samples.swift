public import TypedCells

extension TypedList {
  /// Creates a table that shows the samples of a cell, for a preview.
  ///
  /// ```text
  /// #Preview { TypedList(samplesOf: PersonCell.self) }
  /// ```
  ///
  /// - Parameter cell: the cell's class.
  public init<Cell: UITableViewCell & SampledCell>(samplesOf cell: Cell.Type)
  where ListView == UITableView {
    self.init(table: .plain) {
      ListSection(id: "samples") {
        for (index, sample) in cell.samples.enumerated() { Row(cell, sample).id(index) }
      }
    }
  }

  /// Creates a collection view that shows the samples of a cell, for a preview.
  ///
  /// - Parameters:
  ///   - cell: the cell's class.
  ///   - layout: the layout of the samples.
  public init<Cell: UICollectionViewCell & SampledCell>(
    samplesOf cell: Cell.Type, layout: SectionLayout = .list(.plain)
  ) where ListView == UICollectionView {
    self.init(layout: layout) {
      ListSection(id: "samples") {
        for (index, sample) in cell.samples.enumerated() { Row(cell, sample).id(index) }
      }
    }
  }
}

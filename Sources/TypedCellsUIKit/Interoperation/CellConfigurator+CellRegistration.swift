public import TypedCells

extension CellConfigurator where Cell: UICollectionViewCell {
  /// A registration that shows items as configurators of this cell type do, for those who dequeue by
  /// registrations.
  ///
  /// ```swift
  /// let registration = CellConfigurator<TileCell>.registration()
  /// let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
  ///   view, path, title in
  ///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
  /// }
  /// ```
  ///
  /// Make it once, and not for each cell: UIKit raises an exception at that.
  @MainActor
  public static func registration() -> UICollectionView.CellRegistration<Cell, Cell.ViewData> {
    UICollectionView.CellRegistration { cell, _, viewData in cell.update(viewData: viewData) }
  }

  /// A registration of cells that come from a nib.
  ///
  /// - Parameter nib: the nib, which holds one cell of the class.
  @MainActor
  public static func registration(
    nib: UINib
  ) -> UICollectionView.CellRegistration<Cell, Cell.ViewData> {
    UICollectionView.CellRegistration(cellNib: nib) { cell, _, viewData in
      cell.update(viewData: viewData)
    }
  }
}

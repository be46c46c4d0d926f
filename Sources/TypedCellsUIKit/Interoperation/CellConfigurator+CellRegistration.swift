public import TypedCells

extension CellConfigurator where Cell: UICollectionViewCell {
  /// Returns a registration that updates cells like configurators of this cell type.
  ///
  /// ```swift
  /// let registration = CellConfigurator<TileCell>.registration()
  /// let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
  ///   view, path, title in
  ///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
  /// }
  /// ```
  ///
  /// Create the registration once and not for each cell, because UIKit raises an exception then.
  @MainActor
  public static func registration() -> UICollectionView.CellRegistration<Cell, Cell.ViewData> {
    UICollectionView.CellRegistration { cell, _, viewData in cell.update(viewData: viewData) }
  }

  /// Returns a registration of cells from a nib.
  ///
  /// - Parameter nib: a nib that contains one cell of the class.
  @MainActor
  public static func registration(
    nib: UINib
  ) -> UICollectionView.CellRegistration<Cell, Cell.ViewData> {
    UICollectionView.CellRegistration(cellNib: nib) { cell, _, viewData in
      cell.update(viewData: viewData)
    }
  }
}

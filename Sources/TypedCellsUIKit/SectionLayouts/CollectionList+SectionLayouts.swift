public import TypedCells

extension ListDriver where Host == CollectionHost {
  /// Creates a collection view that fills a view, and a list in it whose sections can have layouts of their own.
  ///
  /// ```swift
  /// final class PhotosController: UIViewController {
  ///   private lazy var list = CollectionList(in: view, layout: .grid(columns: 3, itemHeight: .aspectRatio(1)))
  /// }
  /// ```
  ///
  /// A row that the user taps is deselected; set `selectionMode` to change that.
  ///
  /// - Parameters:
  ///   - container: the view that the collection view fills, also when its size changes. It keeps the
  ///     collection view alive.
  ///   - layout: the layout of sections that don't have one.
  ///   - configuration: the scroll direction, and the distance between sections.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  ///   - fileID: the file of the call, which distinguishes the lists of one container. Don't pass it.
  ///   - line: the line of the call. Don't pass it.
  ///   - column: the column of the call. Don't pass it.
  public convenience init(
    in container: @autoclosure () -> UIView,
    layout: SectionLayout,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    options: CollectionOptions = CollectionOptions(),
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry(),
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      filling: container, by: CallSite(fileID: fileID, line: line, column: column),
      registry: registry, headerFooters: headerFooters, options: options,
      makeLayout: { CollectionListLayout(layout, configuration: configuration) })
  }

  /// Gives a collection view a layout in which sections can have layouts of their own, and creates a list in it. A row
  /// that the user taps is deselected, unless you set another `selectionMode`.
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the list doesn't keep alive. Its layout is replaced.
  ///   - layout: the layout of sections that don't have one.
  ///   - configuration: the scroll direction, and the distance between sections.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  public convenience init(
    _ collectionView: @autoclosure () -> UICollectionView,
    layout: SectionLayout,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    options: CollectionOptions = CollectionOptions(),
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry()
  ) {
    self.init(
      in: collectionView, registry: registry, headerFooters: headerFooters, isSame: ===,
      makeHost: { collectionView in
        collectionView.collectionViewLayout = CollectionListLayout(
          layout, configuration: configuration)
        return CollectionHost(deselectingIn: collectionView, options: options)
      })
  }
}

extension ListViewHost where View == UICollectionView {
  /// Creates a host of a list that deselects a row after the tap.
  convenience init(deselectingIn collectionView: UICollectionView, options: CollectionOptions) {
    self.init(collectionView, options: options)
    deselectsTappedRows = true
  }
}

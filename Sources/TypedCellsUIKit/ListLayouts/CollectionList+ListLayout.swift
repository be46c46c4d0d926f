public import TypedCells

extension ListDriver where Host == CollectionHost {
  /// Creates a collection view with a list layout that fills a view, and a list in it.
  ///
  /// ```swift
  /// final class NotesController: UIViewController {
  ///   private lazy var list = CollectionList(in: view, appearance: .plain)
  /// }
  /// ```
  ///
  /// Rows have the swipe actions, accessories and separators that they declare, and sections have the headers and
  /// footers of the content. Sections with their own `layout(_:)` don't have to be lists. Cells are as tall as their
  /// content. A row that the user taps is deselected; set `selectionMode` to change that, for example in a sidebar.
  ///
  /// - Parameters:
  ///   - container: the view that the collection view fills, also when its size changes. It keeps the
  ///     collection view alive.
  ///   - appearance: the appearance of the list.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  ///   - fileID: the file of the call, which distinguishes the lists of one container. Don't pass it.
  ///   - line: the line of the call. Don't pass it.
  ///   - column: the column of the call. Don't pass it.
  ///   - adapting: changes the layout of a section, for example its background colour. It receives the section's
  ///     position and the configuration that the list made for it.
  public convenience init(
    in container: @autoclosure () -> UIView,
    appearance: UICollectionLayoutListConfiguration.Appearance,
    options: CollectionOptions = CollectionOptions(),
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry(),
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    adapting: (@MainActor (Int, inout UICollectionLayoutListConfiguration) -> Void)? = nil
  ) {
    self.init(
      filling: container, by: CallSite(fileID: fileID, line: line, column: column),
      registry: registry, headerFooters: headerFooters, options: options,
      makeLayout: { CollectionListLayout(listsWith: appearance, adapting: adapting) })
  }

  /// Gives a collection view a list layout, and creates a list in it. A row that the user taps is deselected, unless
  /// you set another `selectionMode`.
  ///
  /// ```swift
  /// final class NotesController: UICollectionViewController {
  ///   private lazy var list = CollectionList(collectionView, appearance: .plain)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - collectionView: the collection view, which the list doesn't keep alive. Its layout is replaced.
  ///   - appearance: the appearance of the list.
  ///   - options: the optional delegate methods that the collection view calls.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  ///   - adapting: changes the layout of a section, for example its background colour. It receives the section's
  ///     position and the configuration that the list made for it.
  public convenience init(
    _ collectionView: @autoclosure () -> UICollectionView,
    appearance: UICollectionLayoutListConfiguration.Appearance,
    options: CollectionOptions = CollectionOptions(),
    registry: CellRegistry<UICollectionViewCell> = CellRegistry(),
    headerFooters: CellRegistry<UICollectionReusableView> = CellRegistry(),
    adapting: (@MainActor (Int, inout UICollectionLayoutListConfiguration) -> Void)? = nil
  ) {
    self.init(
      in: collectionView, registry: registry, headerFooters: headerFooters, isSame: ===,
      makeHost: { collectionView in
        collectionView.collectionViewLayout = CollectionListLayout(
          listsWith: appearance, adapting: adapting)
        return CollectionHost(deselectingIn: collectionView, options: options)
      })
  }
}

extension CollectionListLayout {
  /// Creates a layout whose sections are lists unless they have layouts of their own.
  fileprivate convenience init(
    listsWith appearance: UICollectionLayoutListConfiguration.Appearance,
    adapting: (@MainActor (Int, inout UICollectionLayoutListConfiguration) -> Void)?
  ) {
    self.init(
      SectionLayout(key: nil, isList: true) { request in
        request.list(appearance) { adapting?($0, &$1) }
      })
  }
}

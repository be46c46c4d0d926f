public import TypedCells

/// Settings of a section that only collection views understand.
///
/// Copies of a section share them, so they are replaced, and not changed.
final class CollectionSectionOptions {
  var layout: SectionLayout?
  var background: SectionBackground?
  /// Views of kinds other than headers and footers.
  var supplementaries: [String: AnyHeaderFooter] = [:]

  fileprivate init(copying other: CollectionSectionOptions?) {
    guard let other else { return }
    (layout, background, supplementaries) = (other.layout, other.background, other.supplementaries)
  }
}

extension ListSection where BaseCell == UICollectionViewCell {
  var collectionOptions: CollectionSectionOptions? { hostOptions as? CollectionSectionOptions }

  /// Returns the section with changed options.
  consuming func settingOptions(_ change: (CollectionSectionOptions) -> Void) -> Self {
    let options = CollectionSectionOptions(copying: collectionOptions)
    change(options)
    hostOptions = options
    return self
  }

  /// Gives the section a layout of its own, such as a grid.
  ///
  /// ```swift
  /// let section = ListSection(id: "photos") {
  ///   for photo in photos { Row(PhotoCell.self, photo) }
  /// }
  /// .layout(.grid(columns: 3, spacing: 8, itemHeight: .aspectRatio(1)))
  /// ```
  ///
  /// The list needs a ``CollectionListLayout``, which `CollectionList(in:layout:)` and `CollectionList(in:appearance:)`
  /// create. If the collection view has another layout, debug builds report it to `onFailure`.
  ///
  /// - Parameter layout: the layout. Sections without one have the layout that the list was created with.
  /// - Returns: the section with the layout.
  public consuming func layout(_ layout: SectionLayout) -> Self {
    settingOptions { $0.layout = layout }
  }

  /// Gives the section a layout that a closure makes with UIKit's classes; see ``SectionLayout/init(_:)``.
  ///
  /// - Parameter make: receives the environment, and returns the section.
  /// - Returns: the section with the layout.
  public consuming func layout(
    _ make: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> Self {
    layout(SectionLayout(make))
  }

  /// Gives the section a layout that a closure makes with UIKit's classes, and that is invalidated only if a value
  /// changes; see ``SectionLayout/init(id:_:)``.
  ///
  /// - Parameters:
  ///   - id: contains all values that the closure captures.
  ///   - make: receives the environment, and returns the section.
  /// - Returns: the section with the layout.
  public consuming func layout(
    id: some Hashable,
    _ make: @escaping @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> Self {
    layout(SectionLayout(id: id, make))
  }
}

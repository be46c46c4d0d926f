extension NSCollectionLayoutSection {
  /// Returns a section of rows as wide as the collection view, as in a table. Rows have an estimated height of 44
  /// points.
  ///
  /// Rows of inset groups are 16 points narrower on each side, and so are their headers and footers. Headers of plain
  /// lists stay in the viewport.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    let title = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = [.plain, .sidebarPlain].contains(configuration.appearance)
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: title, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    // Recorded on Mac Catalyst, for all appearances.
    for item in section.boundarySupplementaryItems { item.zIndex = 200 }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

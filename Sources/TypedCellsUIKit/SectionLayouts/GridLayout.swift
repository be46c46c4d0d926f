/// Columns of equal width.
struct GridLayout: Equatable {
  enum Columns: Equatable {
    case count(Int)
    case minimumWidth(CGFloat)
  }

  let columns: Columns
  let spacing: CGFloat
  let height: SectionLayout.ItemHeight
  let insets: NSDirectionalEdgeInsets
  let badges: [SectionLayout.Badge]

  @MainActor
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.contentWidth(inside: insets)
    let count = columnCount(in: width)
    let scale = max(environment.traitCollection.displayScale, 1)
    let share = (width - spacing * CGFloat(count - 1)) / CGFloat(count)
    // Rounded down to pixels, because UIKit would move the last item to the next line if a rounding error made the
    // items wider than the section.
    let itemWidth = max((share * scale).rounded(.down) / scale, 1)
    let itemHeight = height.dimension(atWidth: itemWidth)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(itemWidth), heightDimension: itemHeight),
      supplementaryItems: badges.map(\.item))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: itemHeight),
      subitems: Array(repeating: item, count: count))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.excludeHeadersFromInsets()
    return section
  }

  func columnCount(in width: CGFloat) -> Int {
    switch columns {
    case .count(let count): return count
    case .minimumWidth(let minimum):
      // n columns and n - 1 gaps have to fit.
      let count = (width + spacing) / (minimum + spacing)
      return Int(max(min(count, CGFloat(LayoutNumbers.maximumCount)), 1))
    }
  }
}

/// Items side by side, which scroll horizontally.
struct CarouselLayout: Equatable {
  let width: SectionLayout.ItemWidth
  let height: SectionLayout.ItemHeight
  let rows: Int
  let spacing: CGFloat
  let insets: NSDirectionalEdgeInsets
  let badges: [SectionLayout.Badge]
  let scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior

  @MainActor
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let itemWidth = width.length(in: environment.contentWidth(inside: insets))
    let itemHeight = height.dimension(atWidth: itemWidth)
    let total = itemHeight.dimension * CGFloat(rows) + spacing * CGFloat(rows - 1)
    let groupWidth: NSCollectionLayoutDimension =
      width.isEstimated ? .estimated(itemWidth) : .absolute(itemWidth)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.isEstimated ? groupWidth : .fractionalWidth(1),
        heightDimension: itemHeight),
      supplementaryItems: badges.map(\.item))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: groupWidth,
        heightDimension: itemHeight.isEstimated ? .estimated(total) : .absolute(total)),
      subitems: Array(repeating: item, count: rows))
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    section.excludeHeadersFromInsets()
    section.orthogonalScrollingBehavior = scrolling
    return section
  }
}

extension NSCollectionLayoutEnvironment {
  /// Returns the width that items can have inside the insets of a section.
  @MainActor
  fileprivate func contentWidth(inside insets: NSDirectionalEdgeInsets) -> CGFloat {
    max(container.effectiveContentSize.width - insets.leading - insets.trailing, 0)
  }
}

extension NSCollectionLayoutSection {
  /// Makes headers and footers as wide as the collection view.
  fileprivate func excludeHeadersFromInsets() {
    #if os(visionOS)
      supplementaryContentInsetsReference = .none
    #else
      // Deprecated since iOS 16, but its replacement isn't in earlier systems.
      supplementariesFollowContentInsets = false
    #endif
  }
}

import TypedCells

extension SectionLayout {
  /// The height of the items of a grid or carousel.
  public enum ItemHeight: Hashable, Sendable {
    /// Cells decide how tall they are. The estimate, in points, is used until a cell is measured.
    case estimated(CGFloat)

    /// Each item has this height, in points.
    case points(CGFloat)

    /// The height follows from the width: 1 is a square, 1.5 is wider than tall.
    case aspectRatio(CGFloat)

    @MainActor
    func dimension(atWidth width: CGFloat) -> NSCollectionLayoutDimension {
      switch self {
      case .estimated(let height): .estimated(height)
      case .points(let height): .absolute(height)
      case .aspectRatio(let ratio): .absolute(width / ratio)
      }
    }
  }

  /// The width of the items of a carousel.
  public enum ItemWidth: Hashable, Sendable {
    /// A part of the width of the section, for example 0.8.
    case fraction(CGFloat)

    /// A number of points.
    case points(CGFloat)

    /// Cells decide how wide they are, as for chips. The estimate, in points, is used until a cell is measured.
    case estimated(CGFloat)

    func length(in width: CGFloat) -> CGFloat {
      switch self {
      case .fraction(let fraction): max(width * fraction, 1)
      case .points(let points), .estimated(let points): max(points, 1)
      }
    }

    var isEstimated: Bool { if case .estimated = self { true } else { false } }
  }

  /// A place beside the cells of a grid or carousel for views that rows declare by `supplementary(_:_:)`.
  ///
  /// ```swift
  /// let section = ListSection(id: "photos") {
  ///   Row(PhotoCell.self, photo).supplementary("comments") { photo in Row(BadgeView.self, photo.comments) }
  /// }
  /// .layout(.grid(columns: 3, badges: [SectionLayout.Badge("comments", width: 24, height: 24)]))
  /// ```
  public struct Badge: Equatable, Sendable {
    let kind: String
    let width: CGFloat
    let height: CGFloat
    let edges: NSDirectionalRectEdge
    let offset: CGPoint

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - kind: the element kind of the views.
    ///   - width: their width, in points.
    ///   - height: their height, in points.
    ///   - edges: the edges of the cell to which a view is attached; by default, the top trailing corner. Without an
    ///     edge along an axis, it is centred along this axis.
    ///   - offset: moves the view by a part of its own size, for example by half of it across the corner.
    public init(
      _ kind: String, width: CGFloat, height: CGFloat,
      edges: NSDirectionalRectEdge = [.top, .trailing], offset: CGPoint = .zero
    ) {
      self.kind = kind
      (self.width, self.height) = (width, height)
      (self.edges, self.offset) = (edges, offset)
    }

    @MainActor
    var item: NSCollectionLayoutSupplementaryItem {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(width), heightDimension: .absolute(height)),
        elementKind: kind,
        containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset))
    }
  }

  /// Rows as wide as the collection view, as in a table.
  ///
  /// Rows have the swipe actions, accessories and separators that they declare, and sections have the headers and
  /// footers of the content.
  ///
  /// - Parameter appearance: the appearance of the list.
  /// - Returns: the layout, for `ListSection.layout(_:)`.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> SectionLayout {
    SectionLayout(key: .list(appearance), isList: true) { $0.list(appearance) { _, _ in } }
  }

  /// Rows as wide as the collection view, as in a table, with a configuration that you change.
  ///
  /// - Parameters:
  ///   - appearance: the appearance of the list.
  ///   - id: contains all values that the closure captures. Without it, the layout can't be compared, so each content
  ///     that you apply makes the collection view compute the layout of all its sections again.
  ///   - adapting: changes the configuration that the list made, for example its background colour.
  /// - Returns: the layout, for `ListSection.layout(_:)`.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    id: (any Hashable)? = nil,
    adapting: @escaping @MainActor (inout UICollectionLayoutListConfiguration) -> Void
  ) -> SectionLayout {
    SectionLayout(key: Key.list(appearance).adapted(id: id), isList: true) {
      $0.list(appearance) { adapting(&$1) }
    }
  }

  /// Columns of equal width.
  ///
  /// ```swift
  /// let squares = SectionLayout.grid(columns: 3, spacing: 8, itemHeight: .aspectRatio(1))
  /// ```
  ///
  /// - Parameters:
  ///   - columns: the number of columns, from 1 to 1,000.
  ///   - spacing: the distance between items, in points.
  ///   - itemHeight: the height of the items. By default, cells decide.
  ///   - insets: the distances between the items and the edges of the section. They don't affect headers and footers
  ///     above and below.
  ///   - badges: the views that rows can have beside their cells.
  /// - Returns: the layout, for `ListSection.layout(_:)`.
  public static func grid(
    columns: Int, spacing: CGFloat = 0, itemHeight: ItemHeight = .estimated(100),
    insets: NSDirectionalEdgeInsets = .zero, badges: [Badge] = []
  ) -> SectionLayout {
    grid(spacing, itemHeight, insets, badges) {
      .count($0.count("columns", columns))
    }
  }

  /// As many columns of equal width as fit, for example more of them in landscape.
  ///
  /// ```swift
  /// let tiles = SectionLayout.grid(minimumWidth: 120, spacing: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - minimumWidth: the width, in points, that an item has at least. If not even one fits, there is one column.
  ///   - spacing: the distance between items, in points.
  ///   - itemHeight: the height of the items. By default, cells decide.
  ///   - insets: the distances between the items and the edges of the section. They don't affect headers and footers
  ///     above and below.
  ///   - badges: the views that rows can have beside their cells.
  /// - Returns: the layout, for `ListSection.layout(_:)`.
  public static func grid(
    minimumWidth: CGFloat, spacing: CGFloat = 0, itemHeight: ItemHeight = .estimated(100),
    insets: NSDirectionalEdgeInsets = .zero, badges: [Badge] = []
  ) -> SectionLayout {
    grid(spacing, itemHeight, insets, badges) {
      .minimumWidth($0.length("minimumWidth", minimumWidth, atLeast: 1))
    }
  }

  private static func grid(
    _ spacing: CGFloat, _ itemHeight: ItemHeight, _ insets: NSDirectionalEdgeInsets,
    _ badges: [Badge], columns: (inout LayoutNumbers) -> GridLayout.Columns
  ) -> SectionLayout {
    var numbers = LayoutNumbers()
    let grid = GridLayout(
      columns: columns(&numbers), spacing: numbers.length("spacing", spacing, atLeast: 0),
      height: numbers.height(itemHeight), insets: numbers.insets(insets),
      badges: numbers.badges(badges))
    return SectionLayout(key: .grid(grid), isList: false, unusable: numbers.unusable) {
      grid.section(in: $0.environment)
    }
  }

  /// Items side by side, which the user scrolls horizontally.
  ///
  /// ```swift
  /// let layout = SectionLayout.carousel(itemWidth: .fraction(0.8), itemHeight: .aspectRatio(1.5), spacing: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - itemWidth: the width of the items.
  ///   - itemHeight: the height of the items. By default, cells decide.
  ///   - rows: the number of items above each other, from 1 to 1,000.
  ///   - spacing: the distance between items, in points.
  ///   - insets: the distances between the items and the edges of the section. They don't affect headers and footers
  ///     above and below.
  ///   - badges: the views that rows can have beside their cells.
  ///   - scrolling: where scrolling stops. By default, at the leading edge of an item.
  /// - Returns: the layout, for `ListSection.layout(_:)`.
  public static func carousel(
    itemWidth: ItemWidth, itemHeight: ItemHeight = .estimated(100), rows: Int = 1,
    spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero, badges: [Badge] = [],
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior =
      .continuousGroupLeadingBoundary
  ) -> SectionLayout {
    var numbers = LayoutNumbers()
    let carousel = CarouselLayout(
      width: numbers.width(itemWidth), height: numbers.height(itemHeight),
      rows: numbers.count("rows", rows),
      spacing: numbers.length("spacing", spacing, atLeast: 0), insets: numbers.insets(insets),
      badges: numbers.badges(badges), scrolling: scrolling)
    return SectionLayout(key: .carousel(carousel), isList: false, unusable: numbers.unusable) {
      carousel.section(in: $0.environment)
    }
  }
}

extension SectionLayoutRequest {
  /// Makes a list section.
  ///
  /// - Parameters:
  ///   - appearance: the appearance of the list.
  ///   - adapting: changes the configuration after the list prepared it.
  func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    adapting: (Int, inout UICollectionLayoutListConfiguration) -> Void
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    host?.prepare(&configuration, forSection: section)
    adapting(section, &configuration)
    return .list(using: configuration, layoutEnvironment: environment)
  }
}

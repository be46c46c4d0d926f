#if os(Linux)
  /// How the items of a section are laid out: in groups, one after the other.
  @preconcurrency @MainActor
  open class NSCollectionLayoutSection: NSObject {
    public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

    init(of group: NSCollectionLayoutGroup) {
      self.group = group
      super.init()
    }

    let group: NSCollectionLayoutGroup
    /// What the section was made of, where it is one of a list.
    var list: UICollectionLayoutListConfiguration?

    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var supplementariesFollowContentInsets = true
  }

  /// Whether a section scrolls across.
  public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
  }

  /// A supplementary view.
  @preconcurrency @MainActor
  open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    var kind = ""
    open var elementKind: String { kind }
    open var zIndex = 1
  }

  /// A header or a footer of a section, or of the whole layout.
  @preconcurrency @MainActor
  open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public convenience init(
      layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
      self.init()
      size = layoutSize
      kind = elementKind
      side = alignment
    }

    private var side = NSRectAlignment.top
    open var alignment: NSRectAlignment { side }
    open var extendsBoundary = true
    open var pinToVisibleBounds = false

    var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(side) }
  }

  /// A view behind a section.
  @preconcurrency @MainActor
  open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    open class func background(elementKind: String) -> Self {
      let item = Self()
      item.kind = elementKind
      return item
    }

    private var kind = ""
    open var elementKind: String { kind }
    open var zIndex = -1
  }

  /// A side of a rectangle.
  public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
  }

  /// What a layout is laid out in.
  @preconcurrency @MainActor
  public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
  }

  /// What a section can adapt to.
  @preconcurrency @MainActor
  public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
  }
#endif

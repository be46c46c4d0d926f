/// How the items of a section are laid out: in groups, one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// Creates a section of groups.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

  /// Returns a section with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(of: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  init(of group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  let group: NSCollectionLayoutGroup
  /// What the section was made of, where it is one of a list.
  var list: UICollectionLayoutListConfiguration?

  /// How far the groups stay away from the section's edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0

  /// Whether the section scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The section's headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What stands behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether headers and footers keep to the insets.
  open var supplementariesFollowContentInsets = true

  /// Called with the section's items on screen before each layout, for example to change them while the content
  /// scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Whether a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none

  /// It stops anywhere.
  case continuous

  /// It stops at groups.
  case continuousGroupLeadingBoundary

  /// It goes by pages.
  case paging

  /// It goes by groups.
  case groupPaging

  /// It goes by groups, which stop in the middle.
  case groupPagingCentered
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Creates a view behind the whole section.
  open class func background(elementKind: String) -> Self {
    let item = Self()
    item.kind = elementKind
    return item
  }

  private var kind = ""

  /// The kind of the view.
  open var elementKind: String { kind }

  /// How far in front it stands.
  open var zIndex = -1
}

/// A side of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No side.
  case none

  /// The top.
  case top

  /// The top, at the leading edge.
  case topLeading

  /// The leading edge.
  case leading

  /// The bottom, at the leading edge.
  case bottomLeading

  /// The bottom.
  case bottom

  /// The bottom, at the trailing edge.
  case bottomTrailing

  /// The trailing edge.
  case trailing

  /// The top, at the trailing edge.
  case topTrailing
}

/// What a layout is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }

  /// The size without the insets.
  var effectiveContentSize: CGSize { get }

  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets that hold.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section can adapt to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the layout is laid out in.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits that hold there.
  var traitCollection: UITraitCollection { get }
}

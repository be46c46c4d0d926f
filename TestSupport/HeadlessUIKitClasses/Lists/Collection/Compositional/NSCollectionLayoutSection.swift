/// The layout of a section: a group that repeats until all items are placed.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// Creates a section that repeats a group.
  public convenience init(group: NSCollectionLayoutGroup) { self.init(of: group) }

  /// Returns a copy with the same values. It has copies of the decoration items, and the same group, headers and footers.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(of: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems.map {
      $0.copy() as? NSCollectionLayoutDecorationItem ?? $0
    }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// Returns whether another object is a section of the same class with the same values. Sections with handlers are equal
  /// to themselves only, because closures can't be compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { self === other || hasValues(of: other) }
  }

  private func hasValues(of other: NSCollectionLayoutSection) -> Bool {
    visibleItemsInvalidationHandler == nil && other.visibleItemsInvalidationHandler == nil
      && list == nil && other.list == nil && group == other.group
      && contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
      && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
      && boundarySupplementaryItems == other.boundarySupplementaryItems
      && decorationItems == other.decorationItems
      && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
  }

  /// The hash value, which equal objects share.
  open nonisolated override var hash: Int { MainActor.assumeIsolated { group.hash } }

  /// The description in UIKit's format, with the group.
  open nonisolated override var description: String {
    mainActorDescription { "<\(address(of: self)); group = \(group)>" }
  }

  init(of group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Raises an exception if two headers or footers have the same kind.
  func checkKinds() {
    let kinds = boundarySupplementaryItems.map(\.elementKind)
    guard Set(kinds).count < kinds.count else { return }
    UIKitException.raise(
      "Error: Every supplementary must have a unique elementKind: duplicates detected: ("
        + kinds.joined(separator: ", ") + ")")
  }

  let group: NSCollectionLayoutGroup
  /// The list configuration that the section was created from, or `nil`.
  var list: UICollectionLayoutListConfiguration?

  /// The distances between the groups and the section's edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups.
  open var interGroupSpacing: CGFloat = 0

  /// How the section scrolls perpendicular to the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The section's headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The section's decoration items, such as a background.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Whether the content insets also apply to headers and footers.
  open var supplementariesFollowContentInsets = true

  /// Called before each layout with the section's visible items, for example to change them
  /// while the content scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// How a section scrolls perpendicular to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll.
  case none

  /// Scrolling can stop at any offset.
  case continuous

  /// Scrolling can stop at any offset, but ends with the leading edge of a group.
  case continuousGroupLeadingBoundary

  /// Each swipe scrolls by the width of the section.
  case paging

  /// Each swipe scrolls by a group.
  case groupPaging

  /// Each swipe scrolls by a group, which is centred.
  case groupPagingCentered
}

/// A decoration view of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Creates a background of the whole section.
  open class func background(elementKind: String) -> Self {
    let item = Self()
    item.kind = elementKind
    return item
  }

  private var kind = ""

  /// The kind of the view.
  open var elementKind: String { kind }

  /// The order from back to front. A view with a higher value covers one with a lower value. The cells of the section
  /// have the value 1.
  open var zIndex = 0

  override func takeValues(into copy: NSCollectionLayoutItem) {
    super.takeValues(into: copy)
    guard let copy = copy as? NSCollectionLayoutDecorationItem else { return }
    (copy.kind, copy.zIndex) = (kind, zIndex)
  }

  override func hasValues(of other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.hasValues(of: other) && kind == other.kind && zIndex == other.zIndex
  }
}

/// A side or corner of a rectangle.
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

/// The container of a layout's content.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The container's size, in points.
  var contentSize: CGSize { get }

  /// The container's size without its insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The container's insets.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The effective insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section: its container and traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }

  /// The container's traits.
  var traitCollection: UITraitCollection { get }
}

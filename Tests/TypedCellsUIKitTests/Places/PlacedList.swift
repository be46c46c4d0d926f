import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

/// A row of a height that its cell measures, or that it declares.
struct Block: Hashable, Identifiable {
  let id: Int
  var height: Double
}

struct BlockSection {
  let id: Int
  var blocks: [Block]
}

final class BlockCell: UITableViewCell, Updatable {
  private(set) var block = Block(id: -1, height: 44)
  func update(viewData block: Block) { self.block = block }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: block.height)
  }
}

final class BlockTile: UICollectionViewListCell, Updatable {
  private(set) var block = Block(id: -1, height: 44)
  func update(viewData block: Block) { self.block = block }
  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: size.width, height: block.height)
  }
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame.size.height = block.height
    return attributes
  }
}

private final class BlockHeader: UITableViewHeaderFooterView, Updatable {
  private var points: CGFloat = 0
  func update(viewData points: Double) { self.points = points }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

/// A list of blocks in one of several views, as tests of its place see it: by the cells in the window.
@MainActor
final class PlacedList {
  enum Kind: CaseIterable {
    case plainTable, groupedTable, tableOfDeclaredHeights, flow, flowOfDeclaredHeights, list, grid
    case customLayout
  }

  let kind: Kind
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  private(set) var table: ListDriver<TableHost>?
  private(set) var collection: ListDriver<CollectionHost>?

  init(_ kind: Kind) {
    self.kind = kind
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    switch kind {
    case .plainTable, .groupedTable, .tableOfDeclaredHeights:
      let tableView = UITableView(frame: frame, style: kind == .groupedTable ? .grouped : .plain)
      view = tableView
      table = ListDriver(tableView)
    case .flow, .flowOfDeclaredHeights:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.minimumLineSpacing = 3
      if kind == .flow { layout.estimatedItemSize = CGSize(width: 320, height: 60) }
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      view = collectionView
      collection = ListDriver(collectionView)
    case .list, .grid:
      let collectionView = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view = collectionView
      collection =
        kind == .list
        ? ListDriver(collectionView, appearance: .plain)
        : ListDriver(collectionView, layout: .grid(columns: 3, spacing: 4))
    case .customLayout:
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: StackLayout())
      view = collectionView
      collection = ListDriver(collectionView)
    }
    window.addSubview(view)
  }

  func apply(_ sections: [BlockSection], animated: Bool = true) {
    let declares = kind == .tableOfDeclaredHeights || kind == .flowOfDeclaredHeights
    table?.apply(animated: animated) {
      for section in sections {
        let content = ListSection<UITableViewCell>(id: section.id) {
          for block in section.blocks {
            declares
              ? Row(BlockCell.self, block).height(block.height) : Row(BlockCell.self, block)
          }
        }
        kind == .plainTable && section.id % 2 == 0
          ? content.header(Row(BlockHeader.self, 20 + Double(section.id % 5))) : content
      }
    }
    collection?.apply(animated: animated) {
      for section in sections {
        ListSection(id: section.id) {
          for block in section.blocks {
            declares
              ? Row(BlockTile.self, block).height(block.height) : Row(BlockTile.self, block)
          }
        }
      }
    }
  }

  var keptPlace: KeptPlace {
    get { table?.keptPlace ?? collection?.keptPlace ?? .none }
    set {
      table?.keptPlace = newValue
      collection?.keptPlace = newValue
    }
  }

  var followsEnd: EndFollowing {
    get { table?.followsEnd ?? collection?.followsEnd ?? .never }
    set {
      table?.followsEnd = newValue
      collection?.followsEnd = newValue
    }
  }

  var isAtEnd: Bool { table?.isAtEnd ?? collection?.isAtEnd ?? false }

  @discardableResult
  func scroll(to edge: ListEdge, animated: Bool = false) -> Bool {
    table?.scroll(to: edge, animated: animated) ?? collection?.scroll(to: edge, animated: animated)
      ?? false
  }

  var alignsContentToBottom: Bool {
    get { table?.host.alignsContentToBottom ?? collection?.host.alignsContentToBottom ?? false }
    set {
      table?.host.alignsContentToBottom = newValue
      collection?.host.alignsContentToBottom = newValue
    }
  }

  /// Scrolls as a user does.
  func drag(by distance: CGFloat) {
    (view as? UITableView)?.user.scroll(by: distance)
    (view as? UICollectionView)?.user.scroll(by: distance)
  }

  var scrollUnderWay: ScrollOnScreen? {
    (view as? UITableView)?.user.scrollUnderWay ?? (view as? UICollectionView)?.user.scrollUnderWay
  }

  func beginScrolling() -> ScrollOnScreen? {
    (view as? UITableView)?.user.beginScrolling()
      ?? (view as? UICollectionView)?.user.beginScrolling()
  }

  /// The frames of the blocks on screen, in the viewport.
  var frames: [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for cell in (view as? UITableView)?.visibleCells ?? [] {
      if let cell = cell as? BlockCell { frames[cell.block.id] = frame(of: cell) }
    }
    for cell in (view as? UICollectionView)?.visibleCells ?? [] {
      if let cell = cell as? BlockTile { frames[cell.block.id] = frame(of: cell) }
    }
    return frames
  }

  private func frame(of cell: UIView) -> CGRect {
    cell.frame.offsetBy(dx: 0, dy: -view.contentOffset.y)
  }

  /// The distances by which the content could still be scrolled up and down.
  var room: (up: CGFloat, down: CGFloat) {
    let inset = view.adjustedContentInset
    let last = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
    return (view.contentOffset.y + inset.top, last - view.contentOffset.y)
  }
}

/// A layout of its own: rows in a column, which it measures when they come on screen.
private final class StackLayout: UICollectionViewLayout {
  private var frames: [IndexPath: CGRect] = [:]
  private var order: [IndexPath] = []
  private var heights: [IndexPath: CGFloat] = [:]
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    (frames, order, height) = ([:], [], 0)
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = CGSize(width: collectionView.bounds.width, height: heights[path] ?? 70)
        frames[path] = CGRect(origin: CGPoint(x: 0, y: height), size: size)
        order.append(path)
        height += size.height
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames[path] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.filter { frames[$0]?.intersects(rect) == true }
      .compactMap { layoutAttributesForItem(at: $0) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.height != original.size.height else { return false }
    heights[preferred.indexPath] = preferred.size.height
    return true
  }

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    heights = [:]
    prepare()
  }
}

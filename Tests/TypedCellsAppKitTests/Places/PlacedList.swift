import TypedCells

@testable import TypedCellsAppKit

/// A row that declares its height.
struct Block: Hashable, Identifiable {
  let id: Int
  var height = 40.0
}

struct BlockSection {
  let id: Int
  var blocks: [Block]
}

final class BlockCell: NSTableCellView, Updatable {
  private(set) var block = Block(id: -1)
  func update(viewData block: Block) { self.block = block }
}

final class BlockItem: NSCollectionViewItem, Updatable {
  private(set) var block = Block(id: -1)
  override func loadView() { view = NSView() }
  func update(viewData block: Block) { self.block = block }
}

/// A list of blocks in a table or a collection view, as tests of its place see it: by the views in the viewport.
@MainActor
protocol PlacedList {
  associatedtype View: _HostedListView
  var view: View { get }
  var window: NSWindow { get }
  var list: ListDriver<ListViewHost<View>> { get }
  init()
  func row(_ block: Block) -> AnyRow<View.BaseCell>
  /// The frames of the blocks that the view has, in its own coordinates.
  var framesInView: [Int: CGRect] { get }
}

extension PlacedList {
  func apply(_ sections: [BlockSection], animated: Bool = false) {
    list.apply(
      sections.map { section in
        ListSection(id: section.id) { for block in section.blocks { row(block) } }
      }, animated: animated)
  }

  func apply(_ ids: some Sequence<Int>, animated: Bool = false) {
    apply([BlockSection(id: 0, blocks: ids.map { Block(id: $0) })], animated: animated)
  }

  var scrollView: NSScrollView { view.enclosingScrollView! }
  var clip: NSClipView { scrollView.contentView }

  /// Scrolls without the user.
  func scroll(by distance: CGFloat) {
    clip.scroll(to: CGPoint(x: 0, y: clip.bounds.minY + distance))
    view.layoutSubtreeIfNeeded()
  }

  /// The frames of the blocks of which a part is in the viewport, in the viewport.
  var frames: [Int: CGRect] {
    let insets = clip.contentInsets
    let origin = CGPoint(
      x: clip.bounds.minX + insets.left, y: clip.bounds.minY + insets.top)
    let viewport = CGRect(
      x: 0, y: 0, width: clip.bounds.width - insets.left - insets.right,
      height: clip.bounds.height - insets.top - insets.bottom)
    return framesInView.mapValues { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      .filter { !$0.value.intersection(viewport).isEmpty }
  }

  var ids: [Int] { frames.keys.sorted() }

  /// The distances by which the content could still be scrolled up and down.
  var room: (up: CGFloat, down: CGFloat) {
    let (bounds, insets) = (clip.bounds, clip.contentInsets)
    let last = max(view.frame.height + insets.bottom - bounds.height, -insets.top)
    return (bounds.minY + insets.top, last - bounds.minY)
  }
}

struct PlacedTable: PlacedList {
  let screen = TableScreen()
  var view: NSTableView { screen.table }
  var window: NSWindow { screen.screen.window }
  var list: TableList { screen.list }

  func row(_ block: Block) -> AnyRow<NSTableCellView> {
    AnyRow(Row(BlockCell.self, block).height(block.height))
  }

  var framesInView: [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    view.enumerateAvailableRowViews { rowView, row in
      let cell = view.view(atColumn: 0, row: row, makeIfNecessary: false)
      if let cell = cell as? BlockCell { frames[cell.block.id] = rowView.frame }
    }
    return frames
  }
}

struct PlacedCollection: PlacedList {
  let screen = CollectionScreen()
  var view: NSCollectionView { screen.collection }
  var window: NSWindow { screen.screen.window }
  var list: CollectionList { screen.list }

  func row(_ block: Block) -> AnyRow<NSCollectionViewItem> {
    AnyRow(Row(BlockItem.self, block).height(block.height))
  }

  var framesInView: [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for path in view.indexPathsForVisibleItems() {
      if let item = view.item(at: path) as? BlockItem { frames[item.block.id] = item.view.frame }
    }
    return frames
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// A cell with a content whose height changes.
private final class GrowingCell: UICollectionViewCell {
  let content = UIView()
  var height: CGFloat = 60 { didSet { content.invalidateIntrinsicContentSize() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

@MainActor
struct `Cells that are measured` {
  private func show() -> (CollectionScreen, [GrowingCell]) {
    let screen = CollectionScreen([])
    screen.collection.register(GrowingCell.self, forCellWithReuseIdentifier: "tile")
    screen.tiles.sections = [["a", "b"]]
    screen.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), animated: false)
    screen.collection.reloadData()
    screen.collection.layoutIfNeeded()
    return (screen, screen.collection.visibleCells.compactMap { $0 as? GrowingCell })
  }

  private func frames(_ cells: [GrowingCell], in screen: CollectionScreen) -> [String] {
    screen.collection.layoutIfNeeded()
    return cells.map { numbers($0.frame) }
  }

  @Test func `a content that invalidates its size is measured again`() {
    let (screen, cells) = show()
    #expect(frames(cells, in: screen) == ["0 0 240 60", "0 60 240 60"])
    cells[0].height = 25
    #expect(frames(cells, in: screen) == ["0 0 240 25", "0 25 240 60"])
    cells[1].height = 35
    #expect(frames(cells, in: screen) == ["0 0 240 25", "0 25 240 35"])
    #expect(screen.collection.contentSize.height == 60)
    screen.collection.selfSizingInvalidation = .disabled
    cells[0].height = 90
    #expect(frames(cells, in: screen) == ["0 0 240 25", "0 25 240 35"])
    GrowingCell(frame: .zero).height = 5
  }

  @Test func `the view of a content configuration is the content view`() {
    for cell in [UICollectionViewListCell(frame: .zero), UICollectionViewListCell(frame: .zero)] {
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      let added = UIView()
      cell.contentView.addSubview(added)
      cell.contentConfiguration = content
      let shown = cell.contentView
      #expect(shown is UIListContentView && cell.subviews == [shown])
      #expect(added.superview !== shown && !added.isDescendant(of: cell))
      cell.contentConfiguration = nil
      #expect(!(cell.contentView is UIListContentView) && shown.superview == nil)
      #expect(cell.contentView.subviews.isEmpty)
      cell.contentConfiguration = content
      #expect(cell.contentView is UIListContentView && cell.contentView !== shown)
    }
  }

  @Test func `items are prefetched beside the viewport in the direction of the last scroll`() {
    final class Log: NSObject, UICollectionViewDataSourcePrefetching {
      var calls: [String] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        calls.append("prefetch \(paths.map(\.item))")
      }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath])
      {
        calls.append("cancel \(paths.map(\.item))")
      }
    }
    let log = Log()
    let screen = CollectionScreen([numbers(0..<20)])
    screen.layout.scrollDirection = .horizontal
    screen.layout.itemSize = CGSize(width: 80, height: 480)
    screen.layout.minimumLineSpacing = 0
    screen.collection.prefetchDataSource = log
    screen.collection.layoutIfNeeded()
    screen.collection.user.scroll(by: 0, sideways: 400)
    screen.collection.user.scroll(by: 0, sideways: -80)
    screen.collection.user.scroll(by: 0, sideways: -80)
    #expect(
      log.calls == [
        "prefetch [3, 4, 5]", "prefetch [8, 9, 10]", "cancel [3, 4]", "prefetch [1, 2, 3]",
        "cancel [8, 9, 10]", "prefetch [0]",
      ])
    log.calls = []
    screen.tiles.sections[0].removeLast()
    screen.collection.deleteItems(at: [path(0, 19)])
    #expect(log.calls == ["prefetch [0, 1, 2]"], "after an update, other items may have the paths")
  }

  @Test func `a window that is decoded stays until the current work is done`() {
    let view = UIView()
    UIWindow(coder: NSCoder())?.addSubview(view)
    #expect(view.window != nil)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// A table that overrides `window` and returns `nil`, as a library does.
private final class Windowless: UITableView {
  override var window: UIWindow? { nil }
}

private final class WindowlessCollection: UICollectionView {
  override var window: UIWindow? { nil }
}

@MainActor
struct `Windows and the hierarchy` {
  @Test func `a change of a table in no window requests no cells`() {
    let screen = TableScreen([["a", "b"]], inWindow: false)
    screen.titles.sections = [["a"]]
    var requests = 0
    final class Counting: NSObject, UITableViewDataSource {
      var onRequest: () -> Void = {}
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        onRequest()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Counting()
    source.onRequest = { requests += 1 }
    screen.table.dataSource = source
    screen.table.beginUpdates()
    screen.table.deleteRows(at: [path(0, 1)], with: .none)
    screen.table.endUpdates()
    #expect(requests == 0)
    screen.table.layoutIfNeeded()
    #expect(requests == 1)
  }

  @Test func `a collection view without a size knows its counts before a batch`() {
    let screen = CollectionScreen([["a", "b"]], inWindow: false)
    screen.collection.frame = .zero
    screen.collection.reloadData()
    #expect(screen.collection.indexPathsForVisibleItems == [])
    screen.tiles.sections = [["b"]]
    let exceptions = UIKitException.recording {
      screen.collection.deleteItems(at: [path(0, 0)])
    }
    #expect(exceptions.isEmpty && screen.collection.numberOfItems(inSection: 0) == 1)
  }

  @Test func `a change of a collection in no window requests no cells`() {
    let screen = CollectionScreen([["a", "b"]], inWindow: false)
    final class Recycled: UICollectionViewCell {
      nonisolated(unsafe) static var made = 0
      override init(frame: CGRect) {
        unsafe Self.made += 1
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    screen.collection.register(Recycled.self, forCellWithReuseIdentifier: "tile")
    screen.tiles.sections = [["a"]]
    screen.collection.performBatchUpdates { screen.collection.deleteItems(at: [path(0, 1)]) }
    #expect(unsafe Recycled.made == 0)
  }

  @Test func `a batch is checked in a table whose subclass overrides its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = Windowless(frame: window.bounds, style: .plain)
    let titles = Titles([["a", "b"]])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = titles
    window.addSubview(table)
    table.layoutIfNeeded()
    let exceptions = UIKitException.recording {
      table.deleteRows(at: [path(0, 0)], with: .none)
    }
    #expect(exceptions.count == 1)
  }

  @Test func `a batch is checked in a collection whose subclass overrides its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let collection = WindowlessCollection(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let tiles = Tiles([["a", "b"]])
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    window.addSubview(collection)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 2)
    let exceptions = UIKitException.recording {
      collection.deleteItems(at: [path(0, 0)])
    }
    #expect(exceptions.count == 1)
  }

  @Test func `a window that is not retained stays until the current work is done`() async {
    weak var released: UIWindow?
    let view = UIView()
    func show() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      released = window
    }
    show()
    #expect(view.window != nil)
    for _ in 0..<10_000 where released != nil { await Task.yield() }
    #expect(released == nil)
    #expect(view.window == nil)
  }
}

/// Returns a view's description, in which every address is `0x0`.
@MainActor
private func withoutAddresses(_ view: UIView) -> String {
  let parts = view.description.components(separatedBy: "0x")
  return parts[0] + parts.dropFirst().map { "0x0" + $0.drop(while: \.isHexDigit) }.joined()
}

/// A view of another module than UIKit.
private final class Badge: UILabel {}

private final class Source: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
struct `Descriptions of views` {
  @Test func `a view is described by its class, its frame and what differs from a new view`() {
    let label = UILabel(frame: CGRect(x: 0, y: 1.5, width: 100, height: 20))
    label.text = "Hello"
    label.isHidden = true
    label.tag = 3
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The first and the last part contain addresses.
    let parts = label.description.components(separatedBy: "; ")
    #expect(parts.first?.hasPrefix("<UILabel: 0x") == true)
    #expect(
      parts.dropFirst().dropLast() == [
        "frame = (0 1.5", "100 20)", "text = 'Hello'", "hidden = YES", "autoresize = W+H",
        "userInteractionEnabled = NO", "tag = 3",
      ])
    #expect(parts.last?.hasPrefix("layer = <CALayer: 0x") == true)
  }

  @Test func `a view of another module is described with its module and UIKit's class`() {
    let badge = Badge(frame: .zero)
    badge.clipsToBounds = true
    badge.alpha = 0.5
    badge.backgroundColor = .systemBlue
    #expect(
      withoutAddresses(badge)
        == """
        <HeadlessUIKitTests.Badge: 0x0; baseClass = UILabel; frame = (0 0; 0 0); clipsToBounds = YES; \
        alpha = 0.5; userInteractionEnabled = NO; \
        backgroundColor = <UIDynamicSystemColor: 0x0; name = systemBlueColor>; layer = <CALayer: 0x0>>
        """)
  }

  @Test func `a list is described with its content's position, its layout and its data source`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 10
    #expect(
      withoutAddresses(table)
        == """
        <UITableView: 0x0; frame = (0 0; 320 88); clipsToBounds = YES; \
        gestureRecognizers = <NSArray: 0x0>; layer = <CALayer: 0x0>; contentOffset: {0, 10}; \
        contentSize: {320, 132}; adjustedContentInset: {0, 0, 0, 0}; \
        dataSource: <HeadlessUIKitTests.Source: 0x0>>
        """)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      withoutAddresses(collection)
        == """
        <UICollectionView: 0x0; frame = (0 0; 0 0); clipsToBounds = YES; \
        gestureRecognizers = <NSArray: 0x0>; \
        backgroundColor = <UIDynamicSystemColor: 0x0; name = systemBackgroundColor>; \
        layer = <CALayer: 0x0>; contentOffset: {0, 0}; contentSize: {0, 0}; \
        adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x0>>
        """)
  }

  @Test func `a view is described on any thread`() async {
    let view = UIView()
    let words = await Task.detached { view.description }.value
    #expect(words == "<UIView>")
  }
}

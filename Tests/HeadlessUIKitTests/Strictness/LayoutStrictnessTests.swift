import Foundation
import HeadlessUIKit
import Testing

/// A delegate that returns sizes and counts the calls.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var requests = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    requests += 1
    return CGSize(width: collectionView.bounds.width, height: 40)
  }
}

/// A cell with a height that the test sets.
private final class TallCell: UICollectionViewCell {
  static let heights = Heights()

  @MainActor final class Heights { var next: CGFloat = 60 }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: Self.heights.next) }
}

@MainActor
struct `A flow layout is as strict as UIKit's` {
  @Test func `other bounds keep the sizes until the layout is invalidated`() {
    let screen = CollectionScreen([["a", "b"]])
    let sizes = Sizes()
    screen.collection.delegate = sizes
    screen.collection.layoutIfNeeded()
    #expect(sizes.requests == 2)
    screen.collection.frame.size.width = 200
    screen.collection.layoutIfNeeded()
    #expect(sizes.requests == 2)
    #expect(screen.collection.cellForItem(at: path(0, 0))?.frame.width == 240)
    screen.layout.invalidateLayout()
    screen.collection.layoutIfNeeded()
    #expect(screen.collection.cellForItem(at: path(0, 0))?.frame.width == 200)
  }

  @Test func `inserted items get sizes from the delegate`() {
    let screen = CollectionScreen([["a"]])
    let sizes = Sizes()
    screen.collection.delegate = sizes
    screen.collection.layoutIfNeeded()
    screen.tiles.sections = [["a", "b"]]
    screen.collection.insertItems(at: [path(0, 1)])
    #expect(screen.shown == ["a", "b"])
  }
}

@MainActor
struct `Self-sizing in lists` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tiles = Tiles([["a", "b"]])

  private func show() -> UICollectionView {
    TallCell.heights.next = 60
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(TallCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  @Test func `cells have the height that they request, and the next ones follow`() {
    let collection = show()
    #expect(collection.cellForItem(at: path(0, 0))?.frame.height == 60)
    #expect(collection.cellForItem(at: path(0, 1))?.frame.minY == 60)
    #expect(collection.contentSize.height == 120)
  }

  @Test func `a cell with other content keeps its height until its item is reconfigured`() {
    let collection = show()
    TallCell.heights.next = 90
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: path(0, 0))?.frame.height == 60)
    collection.reconfigureItems(at: [path(0, 0)])
    #expect(collection.cellForItem(at: path(0, 0))?.frame.height == 90)
    #expect(collection.cellForItem(at: path(0, 1))?.frame.minY == 90)
  }

  @Test func `heights follow their items`() {
    let collection = show()
    TallCell.heights.next = 30
    tiles.sections = [["new", "a", "b"]]
    collection.insertItems(at: [path(0, 0)])
    #expect(collection.cellForItem(at: path(0, 0))?.frame.height == 30)
    #expect(
      collection.cellForItem(at: path(0, 1))?.frame == CGRect(x: 0, y: 30, width: 320, height: 60))
  }
}

@MainActor
struct `Supplementary views of compositional layouts` {
  /// A data source that records the index paths of supplementary views.
  private final class Source: NSObject, UICollectionViewDataSource {
    var paths: [String: [IndexPath]] = [:]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      paths[kind, default: []].append(indexPath)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    for kind in ["header", "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = source
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  @Test func `a header of the whole layout has an index path of one index`() {
    let item = NSCollectionLayoutItem(layoutSize: size(320, 50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(320, 50), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(320, 30), elementKind: "header", alignment: .top)
    ]
    let collection = show(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(source.paths["header"] == [IndexPath(index: 0)])
    #expect(collection.cellForItem(at: path(0, 0))?.frame.minY == 30)
  }

  @Test func `a badge is attached to the corner of its item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 20), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(layoutSize: size(320, 50), supplementaryItems: [badge])
    let collection = show(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size(320, 50), subitems: [item]))))
    #expect(source.paths["badge"] == [path(0, 0), path(0, 1)])
    let view = collection.supplementaryView(forElementKind: "badge", at: path(0, 1))
    #expect(view?.frame == CGRect(x: 310, y: 40, width: 20, height: 20))
  }

  @Test func `a layout that scrolls horizontally puts its groups side by side`() {
    let item = NSCollectionLayoutItem(layoutSize: size(200, 100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(200, 100), subitems: [item]))
    section.interGroupSpacing = 10
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let collection = show(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(collection.cellForItem(at: path(0, 1))?.frame.minX == 210)
    #expect(collection.contentSize == CGSize(width: 410, height: 480))
  }

  @Test func `a copy of an item has its values, and changes independently`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(10, 20))
    item.contentInsets.top = 5
    let copy = try #require(item.copy() as? NSCollectionLayoutItem)
    #expect(copy !== item && copy.contentInsets.top == 5 && copy.layoutSize === item.layoutSize)
    copy.contentInsets.top = 7
    #expect(item.contentInsets.top == 5)
  }
}

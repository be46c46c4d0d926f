import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A section of random groups in which some items have a badge.
private struct RandomBadges {
  /// Whether the items of a group have a badge, in order.
  let hasBadge: [Bool]
  let isHorizontal: Bool
  let edges: NSDirectionalRectEdge
  let offset: CGPoint

  init(using random: inout SeededGenerator) {
    let count = Int.random(in: 1...5, using: &random)
    hasBadge = (0..<count).map { _ in Bool.random(using: &random) }
    isHorizontal = Bool.random(using: &random)
    let corners: [NSDirectionalRectEdge] = [
      [.top, .trailing], [.top, .leading], [.bottom, .trailing], [.bottom, .leading], [.top], [],
    ]
    edges = corners.randomElement(using: &random) ?? []
    offset = CGPoint(
      x: CGFloat.random(in: -0.4...0.4, using: &random),
      y: CGFloat.random(in: -0.4...0.4, using: &random))
  }

  @MainActor
  func section() -> NSCollectionLayoutSection {
    let count = CGFloat(hasBadge.count)
    let item = NSCollectionLayoutSize(
      widthDimension: isHorizontal ? .fractionalWidth(1 / count) : .fractionalWidth(1),
      heightDimension: .absolute(40))
    let items = hasBadge.map { hasBadge in
      NSCollectionLayoutItem(
        layoutSize: item,
        supplementaryItems: hasBadge
          ? [
            NSCollectionLayoutSupplementaryItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(16), heightDimension: .absolute(16)),
              elementKind: "badge",
              containerAnchor: NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset))
          ] : [])
    }
    let group = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(isHorizontal ? 40 : 40 * count))
    return NSCollectionLayoutSection(
      group: isHorizontal
        ? .horizontal(layoutSize: group, subitems: items)
        : .vertical(layoutSize: group, subitems: items))
  }

  /// The positions of the rows that have a badge, in order.
  func rows(of count: Int) -> [Int] { (0..<count).filter { hasBadge[$0 % hasBadge.count] } }
}

/// Lines in which some items have a badge, whose index path is that of its item.
private final class ItemPathLayout: UICollectionViewLayout {
  var hasBadge: (Int) -> Bool = { _ in true }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: 40 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 40 * CGFloat(indexPath.item), width: 300, height: 40)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    guard elementKind == "badge", indexPath.item < count, hasBadge(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 280, y: 40 * CGFloat(indexPath.item) + 2, width: 16, height: 16)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let paths = (0..<count).map { path(0, $0) }
    let elements =
      paths.compactMap { layoutAttributesForItem(at: $0) }
      + paths.compactMap { layoutAttributesForSupplementaryView(ofKind: "badge", at: $0) }
    return elements.filter { $0.frame.intersects(rect) }
  }
}

/// Apple's documentation and recordings of UIKit disagree about the index path of an item's view, so the list finds its
/// row in both readings.
@MainActor
struct `A view beside a cell in a layout where not every item has one` {
  private func badges(of view: UICollectionView) -> [Int: Int] {
    view.layoutIfNeeded()
    let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (view.supplementaryView(forElementKind: "badge", at: path) as? CountView)
          .map { (path.item, $0.mask == nil ? $0.count : -1) }
      })
  }

  private func row(_ photo: Photo, declares: Bool) -> Row<PhotoCell, Photo> {
    let row = Row(PhotoCell.self, photo)
    return declares
      ? row.supplementary("badge") { photo in
        photo.comments > 0 ? Row(CountView.self, photo.comments) : nil
      } : row
  }

  @Test func `belongs to the second item if only that has one`() {
    let screen = LayoutScreen()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(16), heightDimension: .absolute(16)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    screen.apply {
      ListSection(id: 0) {
        for id in 0..<4 { row(Photo(id: id, comments: 10 + id), declares: true) }
      }
      .layout { _ in
        let items = [
          NSCollectionLayoutItem(layoutSize: size),
          NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge]),
        ]
        return NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: items))
      }
    }
    #expect(badges(of: screen.view) == [0: 11, 1: 13])
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `belongs to the row beside which it is, also after changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layout = RandomBadges(using: &random)
    let screen = LayoutScreen()
    // Not at random for each row, because a row without a declaration gets nothing by mistake.
    let declareAll = Bool.random(using: &random)
    var photos = (0..<Int.random(in: 0...30, using: &random)).map {
      Photo(id: $0, comments: 100 + $0)
    }
    var mayReport = false
    for step in 0..<4 {
      let shown = photos
      let places = layout.rows(of: shown.count)
      if places.isEmpty { mayReport = true }
      screen.apply {
        ListSection(id: 0) {
          for (position, photo) in shown.enumerated() {
            row(photo, declares: declareAll || places.contains(position))
          }
        }
        .layout(id: seed) { _ in layout.section() }
      }
      let expected = Dictionary(
        uniqueKeysWithValues: places.enumerated().map { ($0, shown[$1].comments) })
      let found = badges(of: screen.view)
      #expect(
        found.allSatisfy { expected[$0] == $1 }, "seed \(seed), step \(step): \(layout)")
      #expect(places.isEmpty || !found.isEmpty, "seed \(seed)")
      photos.shuffle(using: &random)
      photos.removeLast(Int.random(in: 0...(photos.count / 2), using: &random))
      photos.append(Photo(id: 1000 + step, comments: 50 + step))
      if !photos.isEmpty { photos[0].comments += 7 }
    }
    #expect(mayReport || screen.failures.isEmpty, "seed \(seed)")
  }

  @Test(arguments: [2, 3, 5])
  func `belongs to its item in a layout whose views have their items' index paths`(nth: Int) {
    let list = CollectionList()
    let layout = ItemPathLayout()
    layout.hasBadge = { $0 % nth == 1 }
    list.collection.collectionViewLayout = layout
    for shift in 0..<3 {
      list.show {
        for id in 0..<11 {
          row(Photo(id: id + shift, comments: 100 + id + shift), declares: true)
        }
      }
      let expected = (0..<11).filter { $0 % nth == 1 }.map { ($0, 100 + $0 + shift) }
      #expect(
        badges(of: list.collection)
          == Dictionary(uniqueKeysWithValues: expected))
    }
  }

  @Test func `is updated when its row's model changes, and belongs to no row without declarations`()
  {
    var random = SeededGenerator(seed: 3)
    var layout = RandomBadges(using: &random)
    while layout.hasBadge.count < 3 || Set(layout.hasBadge).count < 2 {
      layout = RandomBadges(using: &random)
    }
    let screen = LayoutScreen()
    let (shape, places) = (layout, layout.rows(of: 9))
    func show(_ comments: Int) {
      screen.apply {
        ListSection(id: 0) {
          for id in 0..<9 { row(Photo(id: id, comments: comments + id), declares: true) }
        }
        .layout(id: 0) { _ in shape.section() }
      }
    }
    show(10)
    show(20)
    let found = badges(of: screen.view)
    #expect(found.values.sorted() == places.map { 20 + $0 })
    show(-100)
    #expect(badges(of: screen.view).values.allSatisfy { $0 == -1 }, "they are hidden")
  }
}

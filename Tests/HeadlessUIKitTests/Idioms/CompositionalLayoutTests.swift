import Foundation
import HeadlessUIKit
import Testing

private final class Badge: UICollectionReusableView {}

/// Layouts with fractional sizes and groups.
@MainActor
private enum Layouts {
  /// Two columns, with spacing between and around the items.
  static func grid() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// A large item next to two small ones.
  static func nested() -> UICollectionViewLayout {
    let leading = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    leading.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let small = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)),
      subitems: [leading, trailing])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  /// A section that scrolls horizontally, with a header and a background, and one that doesn't.
  static func shelves() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let width = environment.container.effectiveContentSize.width / 2
        let size = NSCollectionLayoutSize(
          widthDimension: index == 0 ? .absolute(width) : .fractionalWidth(1),
          heightDimension: .estimated(100))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size,
            subitems: [
              NSCollectionLayoutItem(
                layoutSize: .init(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ]))
        guard index == 0 else { return section }
        section.orthogonalScrollingBehavior = .groupPaging
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "shelf")]
        return section
      }, configuration: configuration)
    layout.register(Badge.self, forDecorationViewOfKind: "shelf")
    return layout
  }
}

@MainActor
struct CompositionalLayoutTests {
  private let screen = CollectionScreen([numbers(0..<9)])

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    screen.collection.layoutAttributesForItem(at: path(section, item))?.frame
  }

  @Test func `a count shares a group's width evenly`() {
    screen.collection.setCollectionViewLayout(Layouts.grid(), animated: false)
    #expect(frame(0, 0) == CGRect(x: 10, y: 0, width: 105, height: 50))
    #expect(frame(0, 1) == CGRect(x: 125, y: 0, width: 105, height: 50))
    #expect(frame(0, 2)?.minY == 60)
    #expect(screen.collection.collectionViewLayout.collectionViewContentSize.height == 290)
    #expect(screen.shown == numbers(0..<9))
  }

  @Test func `A section's handler changes the items on screen while the content scrolls`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    var seen: [[Int]] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen.append(items.map(\.indexPath.item))
      for item in items where item.frame.minY < offset.y { item.alpha = 0.5 }
      #expect(environment.container.contentSize.width == 240)
    }
    screen.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    #expect(seen.last == [0, 1, 2, 3, 4])
    screen.collection.user.scroll(by: 150)
    #expect(seen.last == [1, 2, 3, 4, 5, 6])
    #expect(screen.collection.cellForItem(at: path(0, 1))?.alpha == 0.5)
    #expect(screen.collection.cellForItem(at: path(0, 2))?.alpha == 1)
    screen.collection.user.scroll(by: -150)
    #expect(screen.collection.cellForItem(at: path(0, 1))?.alpha == 1)
  }

  @Test func `A section's handler gets no items that are only prefetched`() {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var paths: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {
        paths += indexPaths
      }
    }
    let prefetching = Prefetching()
    screen.collection.prefetchDataSource = prefetching
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    var seen: Set<Int> = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      seen.formUnion(items.map(\.indexPath.item))
    }
    screen.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    screen.collection.layoutIfNeeded()
    #expect(prefetching.paths.contains(path(0, 6)))
    #expect(seen == [0, 1, 2, 3, 4])
  }

  @Test func `a layout's replacement ends with its completion, at the delegate's offset`() {
    final class Offset: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 3) }
    }
    let delegate = Offset()
    screen.collection.delegate = delegate
    var isFinished = false
    screen.collection.setCollectionViewLayout(Layouts.nested(), animated: true) {
      isFinished = $0
    }
    #expect(isFinished)
    #expect(screen.collection.contentOffset.y == 3)
  }

  @Test func `groups contain groups`() {
    screen.collection.setCollectionViewLayout(Layouts.nested(), animated: false)
    #expect(frame(0, 0) == CGRect(x: 5, y: 5, width: 158, height: 230))
    #expect(frame(0, 1) == CGRect(x: 168, y: 0, width: 72, height: 120))
    #expect(frame(0, 2) == CGRect(x: 168, y: 120, width: 72, height: 120))
    #expect(frame(0, 3)?.minY == 245)
  }

  @Test func `a section keeps its offset when it moves, and loses it when it is reloaded`() {
    final class Shelves: NSObject, UICollectionViewDataSource {
      var sections = 2
      func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 9 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }
    let shelves = Shelves()
    let collection = screen.collection
    collection.dataSource = shelves
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    collection.layoutIfNeeded()
    func offsets() -> [CGFloat?] {
      (0..<shelves.sections).map { section in
        collection.indexPathsForVisibleItems.filter { $0.section == section }.min()
          .flatMap { path in
            collection.cellForItem(at: path).map { CGFloat(path.item) * 100 - $0.frame.minX }
          }
      }
    }
    #expect(collection.user.scroll(section: 1, by: 130))
    #expect(offsets() == [0, 130])
    shelves.sections = 3
    collection.insertSections(IndexSet(integer: 0))
    #expect(offsets() == [0, 0, 130])
    collection.moveSection(2, toSection: 0)
    #expect(offsets() == [130, 0, 0])
    collection.reloadSections(IndexSet(integer: 0))
    #expect(offsets() == [0, 0, 0])
    #expect(collection.user.scroll(section: 1, by: 130))
    shelves.sections = 2
    collection.deleteSections(IndexSet(integer: 1))
    #expect(offsets() == [0, 0])
  }

  @Test func `sections scroll across, have headers and backgrounds`() throws {
    final class Headed: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
    }
    let headed = Headed()
    let collection = screen.collection
    collection.register(
      Badge.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = headed
    collection.setCollectionViewLayout(Layouts.shelves(), animated: false)
    #expect(frame(0, 1) == CGRect(x: 120, y: 30, width: 120, height: 100))
    #expect(frame(1, 0) == CGRect(x: 0, y: 150, width: 240, height: 100))
    let inFirst = collection.indexPathsForVisibleItems.filter { $0.section == 0 }
    #expect(inFirst == [path(0, 0), path(0, 1)])
    let behind = try #require(collection.subviews.first as? Badge)
    #expect(behind.frame == CGRect(x: 0, y: 0, width: 240, height: 130))
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        == 1)
  }

  @Test func `a section that the layout does not know is an exception`() {
    let exceptions = UIKitException.recording {
      screen.collection.setCollectionViewLayout(
        UICollectionViewCompositionalLayout { _, _ in nil }, animated: false)
    }
    #expect(exceptions.first?.reason.hasPrefix("Invalid section definition.") == true)
    screen.tiles.sections = [[], ["a"], []]
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 1
        ? NSCollectionLayoutSection(
          group: layoutRow(height: 50, [layoutItem(.fractionalWidth(1), .fractionalHeight(1))]))
        : nil
    }
    layout.configuration.interSectionSpacing = 20
    let others = UIKitException.recording {
      screen.collection.reloadData()
      screen.collection.setCollectionViewLayout(layout, animated: false)
    }
    #expect(others.isEmpty, "a section without items needs no layout")
    #expect(frame(1, 0) == CGRect(x: 0, y: 20, width: 240, height: 50))
    #expect(screen.collection.contentSize.height == 90)
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// Headers and footers of compositional sections, as Apple's documentation of
/// `NSCollectionLayoutBoundarySupplementaryItem` and `UICollectionReusableView` describes.
@MainActor
struct BoundaryItemTests {
  /// A header that wants a height, or the one that it has.
  private final class Header: UICollectionReusableView {
    var height: CGFloat?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height ?? bounds.height)
    }
  }

  /// Nine items of 50 points in each of two sections, with headers and footers.
  private final class Headed: NSObject, UICollectionViewDataSource {
    var height: CGFloat?

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? Header)?.height = height
      return view
    }
  }

  private let screen = CollectionScreen([])
  private let headed = Headed()

  private func show(
    _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension,
    _ adapt: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
    adapt(item)
    section.boundarySupplementaryItems = [item]
    screen.collection.register(
      Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    screen.collection.dataSource = headed
    screen.collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    screen.collection.layoutIfNeeded()
  }

  private func frame(_ kind: String, _ section: Int) -> CGRect? {
    screen.collection.supplementaryView(forElementKind: kind, at: path(section, 0))?.frame
  }

  private func frame(ofItem item: Int, _ section: Int = 0) -> CGRect? {
    screen.collection.layoutAttributesForItem(at: path(section, item))?.frame
  }

  @Test func `A pinned header stays in the viewport until its section ends`() {
    show("header", .top, .absolute(20)) { $0.pinToVisibleBounds = true }
    screen.collection.user.scroll(by: 100)
    #expect(frame("header", 0)?.minY == 100)
    screen.collection.user.scroll(by: 360)
    // The first section ends at 470 points.
    #expect(frame("header", 0)?.minY == 450)
    #expect(frame("header", 1)?.minY == 470)
    screen.collection.user.scroll(by: -460)
    #expect(frame("header", 0)?.minY == 0)
  }

  @Test func `A pinned footer is at the end of the viewport until its section begins`() {
    show("footer", .bottom, .absolute(20)) { $0.pinToVisibleBounds = true }
    #expect(frame("footer", 0)?.maxY == 470)
    #expect(frame("footer", 1)?.minY == 470, "not above its section")
    screen.collection.user.scroll(by: 100)
    #expect(frame("footer", 1)?.maxY == 100 + screen.collection.bounds.height)
  }

  @Test func `An item that doesn't extend its section covers the content`() {
    show("header", .top, .absolute(20)) { $0.extendsBoundary = false }
    #expect(frame(ofItem: 0)?.minY == 0)
    #expect(frame("header", 0)?.minY == 0)
    show("footer", .bottom, .absolute(20)) { $0.extendsBoundary = false }
    #expect(frame(ofItem: 0, 1)?.minY == 450)
    screen.collection.user.scroll(by: 300)
    #expect(frame("footer", 0)?.minY == 430)
  }

  @Test func `An estimated height is replaced by that of the view`() {
    headed.height = 33
    show("header", .top, .estimated(20))
    #expect(frame("header", 0)?.height == 33)
    #expect(frame(ofItem: 0)?.minY == 33)
    headed.height = nil
    show("plain", .top, .estimated(20))
    #expect(frame("plain", 0)?.height == 20, "a view that wants no other height keeps the estimate")
  }

  @Test func `A header on screen is measured again if a context names it`() throws {
    headed.height = 33
    show("header", .top, .estimated(20))
    screen.collection.user.scroll(by: 400)
    let view = screen.collection.supplementaryView(forElementKind: "header", at: path(1, 0))
    let header = try #require(view as? Header)
    header.height = 70
    let layout = screen.collection.collectionViewLayout
    layout.invalidateLayout()
    screen.collection.layoutIfNeeded()
    #expect(frame("header", 1)?.height == 33)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "header", at: [path(1, 0)])
    layout.invalidateLayout(with: context)
    screen.collection.layoutIfNeeded()
    #expect(frame("header", 1)?.height == 70)
    #expect(frame(ofItem: 0, 1)?.minY == CGFloat(33 + 450 + 70))
  }
}

import Foundation
import HeadlessUIKit
import Testing

private final class CardAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CardAttributes)?.tilt = tilt
    return copy
  }
}

private final class CardCell: UICollectionViewCell {
  private(set) var tilt: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes as? CardAttributes)?.tilt ?? 0
  }
}

private final class FeltView: UICollectionReusableView {}

/// A custom layout that shows cards, one per page.
private final class CardLayout: UICollectionViewLayout {
  private var cards: [CardAttributes] = []
  private(set) var contexts: [String] = []

  override init() {
    super.init()
    register(FeltView.self, forDecorationViewOfKind: "felt")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var layoutAttributesClass: AnyClass { CardAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    cards = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let card = CardAttributes(forCellWith: IndexPath(item: item, section: 0))
      card.size = CGSize(width: width, height: 200)
      card.center = CGPoint(x: width * (CGFloat(item) + 0.5), y: 120)
      card.tilt = CGFloat(item)
      return card
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: cards.last?.frame.maxX ?? 0, height: 240)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let felt = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "felt", with: IndexPath(item: 0, section: 0))
    felt.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    felt.zIndex = -1
    return cards.filter { $0.frame.intersects(rect) } + [felt]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cards[indexPath.item] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context.invalidateEverything ? "everything" : "bounds")
    super.invalidateLayout(with: context)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width, width > 0 else { return proposedContentOffset }
    return CGPoint(x: (proposedContentOffset.x / width).rounded() * width, y: 0)
  }
}

@MainActor
struct CustomLayoutTests {
  private let screen = CollectionScreen([numbers(0..<5)], tile: CardCell.self)
  private let layout = CardLayout()

  init() { screen.collection.setCollectionViewLayout(layout, animated: false) }

  @Test func `cells get the values in the layout's attributes`() throws {
    screen.collection.user.scroll(by: 0, sideways: 480)
    let card = try #require(screen.collection.cellForItem(at: path(0, 2)) as? CardCell)
    #expect(card.tilt == 2 && card.frame == CGRect(x: 480, y: 20, width: 240, height: 200))
  }

  @Test func `a drag ends at the offset that the layout returns`() {
    screen.collection.user.scroll(by: 0, sideways: 100)
    #expect(screen.collection.contentOffset.x == 0)
    screen.collection.user.scroll(by: 0, sideways: 150)
    #expect(screen.collection.contentOffset.x == 240)
  }

  @Test func `a decoration view is removed with its layout`() {
    let collection = screen.collection
    #expect(collection.subviews.first is FeltView)
    #expect(collection.visibleSupplementaryViews(ofKind: "felt").isEmpty)
    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(!collection.subviews.contains { $0 is FeltView })
  }

  @Test func `a layout is informed of new bounds before they are set`() {
    let before = layout.contexts
    screen.collection.bounds.size.width = 200
    #expect(layout.contexts.dropFirst(before.count).first == "bounds")
    screen.collection.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.width == 1_000)
  }

  @Test func `a copy of attributes has their class and values`() throws {
    let original = try #require(layout.layoutAttributesForItem(at: path(0, 3)) as? CardAttributes)
    let copy = try #require(original.copy() as? CardAttributes)
    #expect(copy !== original && copy.tilt == 3)
    #expect(copy.frame == original.frame && copy.indexPath == original.indexPath)
  }

  @Test func `attributes for an item that doesn't exist are an exception`() {
    final class Inventive: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0, 5))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
    }
    let exceptions = UIKitException.recording {
      screen.collection.setCollectionViewLayout(Inventive(), animated: false)
    }
    #expect(
      exceptions.map(\.reason) == [
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: <NSIndexPath> {length = 2, path = 0 - 5}"
      ])
  }
}

// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewInteractiveMovement.md.

import Foundation
import HeadlessUIKit
import Testing

/// Items that can be moved, and the moves.
private final class MovableItems: NSObject, UICollectionViewDataSource {
  var counts = [4]
  var moves: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}

/// A layout that logs what it's asked during a movement.
private final class LoggingLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let targets = context.targetIndexPathsForInteractivelyMovingItems {
      let previous = context.previousIndexPathsForInteractivelyMovingItems ?? []
      let point = context.interactiveMovementTarget
      log.append(
        "\(previous.map(\.item)) to \(targets.map(\.item)) at \(Int(point.x)) \(Int(point.y))")
    }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    attributes.alpha = 0.5
    return attributes
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    log.append(movementCancelled ? "cancelled" : "ended")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

@MainActor
struct `Recorded interactive movements` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layout = LoggingLayout()
  private let collection: UICollectionView
  private let items = MovableItems()
  private let cells: [UICollectionViewCell]

  init() {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    cells = collection.visibleCells
  }

  /// Where the cells are, by their items at the beginning.
  private var tops: [CGFloat] {
    collection.layoutIfNeeded()
    return cells.map(\.frame.minY)
  }

  private func move(to y: CGFloat) {
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
  }

  @Test func `move the cell to the finger, and others make room`() {
    #expect(collection.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(tops == [0, 40, 80, 120])
    move(to: 70)
    #expect(tops == [50, 0, 80, 120] && cells[0].center == CGPoint(x: 160, y: 70))
    move(to: 130)
    #expect(tops == [110, 0, 40, 80])
    move(to: 300)
    #expect(tops == [280, 0, 40, 80], "no item is there, so the target stays")
    move(to: 10)
    #expect(tops == [-10, 40, 80, 120])
    #expect(items.moves.isEmpty && collection.indexPath(for: cells[0]) == path(0, 0))
  }

  @Test func `to the front move the others to the back`() {
    #expect(collection.beginInteractiveMovementForItem(at: path(0, 2)))
    move(to: 15)
    #expect(tops == [40, 80, -5, 120])
    collection.endInteractiveMovement()
    #expect(items.moves == ["2 to 0"] && tops == [40, 80, 0, 120])
  }

  @Test func `that are cancelled put all cells back`() {
    #expect(collection.beginInteractiveMovementForItem(at: path(0, 0)))
    move(to: 130)
    #expect(tops != [0, 40, 80, 120])
    collection.cancelInteractiveMovement()
    #expect(items.moves.isEmpty && tops == [0, 40, 80, 120])
  }

  @Test func `are described to the layout`() {
    #expect(collection.beginInteractiveMovementForItem(at: path(0, 0)))
    move(to: 70)
    collection.layoutIfNeeded()
    #expect(cells[0].alpha == 0.5 && cells[1].alpha == 1)
    move(to: 130)
    collection.endInteractiveMovement()
    #expect(layout.log.prefix(2) == ["[0] to [1] at 160 70", "[1] to [3] at 160 130"])
    #expect(layout.log[2] == "ended")
    collection.layoutIfNeeded()
    #expect(cells[0].alpha == 1)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `show the order that the items have after a drop`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let source = Int.random(in: 0..<4, using: &generator)
    #expect(collection.beginInteractiveMovementForItem(at: path(0, source)))
    var target = source
    for _ in 0..<3 {
      target = Int.random(in: 0..<4, using: &generator)
      move(to: CGFloat(target) * 40 + CGFloat(Int.random(in: 1..<40, using: &generator)))
      var expected = cells
      expected.insert(expected.remove(at: source), at: target)
      collection.layoutIfNeeded()
      for (slot, cell) in expected.enumerated() where cell !== cells[source] {
        #expect(cell.frame.minY == CGFloat(slot) * 40)
      }
    }
    collection.endInteractiveMovement()
    #expect(items.moves == (target == source ? [] : ["\(source) to \(target)"]))
    var expected = cells
    expected.insert(expected.remove(at: source), at: target)
    #expect(collection.visibleCells == expected)
    #expect(expected.map(\.frame.minY) == [0, 40, 80, 120])
  }
}

import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// Says which methods it implements, as every delegate does on Apple's systems.
private final class OwnDelegate: NSObject, UICollectionViewDelegateFlowLayout, SelectorResponding {
  let journal = Journal()

  static let names: Set<String> = [
    "collectionView:didSelectItemAtIndexPath:", "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:layout:insetForSectionAtIndex:", "scrollViewDidScroll:",
  ]

  func responds(to aSelector: Selector!) -> Bool { Self.names.contains(aSelector.description) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("own select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    indexPath.item != 2
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 100, height: 25)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("own scroll") }
}

@MainActor
struct `What a collection is told of` {
  private let list = CollectionList()

  private var delegateMethods: Set<CollectionDelegateMethod> {
    Set(CollectionDelegateMethod.allCases.filter { list.advertises($0.rawValue) })
  }

  @Test func `rows that handle nothing advertise nothing`() {
    list.show { Row(TileCell.self, "a") }
    #expect(delegateMethods.isEmpty)
    #expect(!list.sourceAdvertises("collectionView:moveItemAtIndexPath:toIndexPath:"))
    #expect(!list.sourceAdvertises("indexTitlesForCollectionView:"))
  }

  @Test func `each event advertises what it needs, and no more`() {
    func methods(
      _ change: (Row<TileCell, String>) -> Row<TileCell, String>
    ) -> Set<CollectionDelegateMethod> {
      list.show { change(Row(TileCell.self, "a").id(1)) }
      return delegateMethods
    }
    #expect(methods { $0.onSelect { _ in } } == [.didSelect])
    #expect(methods { $0.on(.deselect) { _ in } } == [.didDeselect])
    #expect(methods { $0.on(.shouldSelect) { _ in true } } == [.shouldSelect])
    #expect(methods { $0.on(.shouldHighlight) { _ in true } } == [.shouldHighlight])
    #expect(methods { $0.on(.highlight) { _, _ in } } == [.didHighlight, .didUnhighlight])
    #expect(methods { $0.on(.didEndDisplaying) { _ in } } == [.willDisplay, .didEndDisplaying])
    #expect(methods { $0.on(.contextMenu) { _ in [] } } == [.contextMenu, .contextMenuOfItems])
    #expect(methods { $0.on(.moveTarget) { $1.target } } == [.moveTarget])
    #expect(methods { $0.height(20) } == [.itemSize])
    #expect(methods { $0 } == [])
  }

  @Test func `a delegate of one's own hears what rows hear, and answers what they do not`() {
    let own = OwnDelegate()
    list.host.delegate = own
    list.show {
      Row(TileCell.self, "a").onSelect(weak: own.journal) { $0.note("row \($1)") }
      Row(TileCell.self, "b").height(60)
      Row(TileCell.self, "c")
    }
    #expect(list.cell(0, 0)?.frame == CGRect(x: 0, y: 7, width: 100, height: 25))
    #expect(list.cell(0, 1)?.frame.size == CGSize(width: 100, height: 60))
    list.collection.user.tapItem(at: path(0, 0))
    #expect(own.journal.entries == ["row a", "own select 0"])
    #expect(!list.collection.user.tapItem(at: path(0, 2)))
    list.collection.contentOffset.y = 1
    #expect(own.journal.entries.last == "own scroll")
    #expect(!list.advertises("collectionView:shouldHighlightItemAtIndexPath:"))
  }

  @Test func `a delegate that is given later becomes one's own`() {
    let own = OwnDelegate()
    list.show { Row(TileCell.self, "a") }
    list.collection.delegate = own
    list.show { Row(TileCell.self, "b") }
    #expect(list.host.delegate === own)
    #expect(list.collection.delegate !== own)
  }

  @Test func `names of methods are those of UIKit's headers`() throws {
    let names = try declaredMethods(in: "Collection.h")
    for method in CollectionDelegateMethod.allCases { #expect(names.contains(method.rawValue)) }
    for method in CollectionSourceMethod.allCases { #expect(names.contains(method.rawValue)) }
  }
}

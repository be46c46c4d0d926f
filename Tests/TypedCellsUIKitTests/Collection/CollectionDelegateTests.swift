import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A delegate that reports which methods it implements, as every delegate does on Apple's systems.
private final class OwnDelegate: NSObject, UICollectionViewDelegateFlowLayout, SelectorResponding {
  let journal = Journal()

  static let names: Set<String> = [
    "collectionView:didSelectItemAtIndexPath:", "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:layout:insetForSectionAtIndex:", "scrollViewDidScroll:",
  ]

  func implements(_ aSelector: Selector) -> Bool { Self.names.contains(aSelector.description) }

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

/// A delegate with all metrics of a flow layout.
private final class MetricsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 11 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 12 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 30) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 31) }
}

/// A delegate that loads more rows when one is displayed, as in infinite scrolling.
private final class LoadingDelegate: NSObject, UICollectionViewDelegate {
  var loadMore: (IndexPath) -> Void = { _ in }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { loadMore(indexPath) }
}

@MainActor
struct `The delegate of a collection view` {
  private let list = CollectionList()

  @Test func `A list without handlers behaves like a collection view without a delegate`() {
    list.layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    list.layout.minimumLineSpacing = 5
    list.show {
      Row(TileCell.self, "a")
      Row(TileCell.self, "b")
    }
    #expect(list.cell(0, 1)?.frame == CGRect(x: 0, y: 52, width: 320, height: 44))
    #expect(list.header(0) == nil)
    #expect(list.collection.user.longPressItem(at: path(0, 0)) == nil)
    #expect(list.collection.user.dragItem(from: path(0, 0), to: path(0, 1)) == nil)
    #expect(list.collection.user.tapItem(at: path(0, 0)))
  }

  @Test func `A flow layout that measures its cells gets no sizes`() {
    list.layout.estimatedItemSize = CGSize(width: 100, height: 20)
    list.show { Row(TileCell.self, "a").height(90) }
    #expect(list.cell(0, 0)?.frame.height == 20, "a cell without constraints keeps the estimate")
    #expect(!list.advertises("collectionView:layout:sizeForItemAtIndexPath:"))
    list.layout.estimatedItemSize = .zero
    list.show { Row(TileCell.self, "b").height(90) }
    #expect(list.cell(0, 0)?.frame.height == 90)
  }

  @Test func `A layout of your own can request the heights of rows`() throws {
    list.collection.collectionViewLayout = UICollectionViewLayout()
    list.show { Row(TileCell.self, "a").height(90) }
    #expect(list.advertises("collectionView:layout:sizeForItemAtIndexPath:"))
    let delegate = list.collection.delegate as? any UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView(
      list.collection, layout: list.collection.collectionViewLayout, sizeForItemAt: path(0, 0))
    #expect(size == CGSize(width: 0, height: 90))
  }

  @Test func `The distances, headers and footers are those of your delegate, then the layout's`() {
    list.layout.itemSize = CGSize(width: 100, height: 44)
    list.layout.minimumLineSpacing = 1
    list.layout.minimumInteritemSpacing = 2
    list.layout.headerReferenceSize = CGSize(width: 0, height: 3)
    list.layout.footerReferenceSize = CGSize(width: 0, height: 4)
    func show() {
      list.apply {
        ListSection(id: 0, header: "A", footer: "end") {
          for number in 0..<4 { Row(TileCell.self, "\(number)") }
        }
      }
    }
    let own = MetricsDelegate()
    list.host.delegate = own
    show()
    #expect(list.cell(0, 1)?.frame.origin == CGPoint(x: 220, y: 30))
    #expect(list.cell(0, 2)?.frame.origin == CGPoint(x: 0, y: 85))
    #expect(list.footer(0)?.frame == CGRect(x: 0, y: 129, width: 320, height: 31))
    list.host.delegate = nil
    list.layout.invalidateLayout()
    list.collection.layoutIfNeeded()
    #expect(list.cell(0, 1)?.frame.origin == CGPoint(x: 110, y: 3))
    #expect(list.cell(0, 3)?.frame.origin == CGPoint(x: 0, y: 48))
    #expect(list.footer(0)?.frame == CGRect(x: 0, y: 92, width: 320, height: 4))
  }

  @Test func `your delegate can load more while an item comes on screen`() async {
    let own = LoadingDelegate()
    list.host.delegate = own
    var count = 20
    func apply() {
      list.driver.apply {
        ListSection(id: 0) {
          for number in 0..<count { Row(TileCell.self, "\(number)").id(number) }
        }
      }
    }
    own.loadMore = { path in
      guard path.item == count - 1, count < 30 else { return }
      count += 10
      apply()
    }
    apply()
    let exceptions = UIKitException.recording {
      list.collection.scrollToItem(at: path(0, 19), at: .bottom, animated: false)
      list.collection.layoutIfNeeded()
    }
    #expect(exceptions.isEmpty)
    await nextTurn()
    #expect(list.collection.numberOfItems(inSection: 0) == 30)
  }

  @Test func `Lazy rows aren't built for their sizes`() {
    var made = 0
    list.show {
      LazyRows(0..<10_000, id: \.self) { number in
        made += 1
        return Row(TileCell.self, "\(number)")
      }
    }
    #expect(made < 200)
  }

  @Test
  func `your delegate receives the calls that rows handle, and answers those that they don't`() {
    let own = OwnDelegate()
    list.host.delegate = own
    list.show {
      Row(TileCell.self, "a").onSelect(weak: own.journal) { $0.note("row \($1)") }
      Row(TileCell.self, "b").height(61)
      Row(TileCell.self, "c")
    }
    #expect(list.cell(0, 0)?.frame == CGRect(x: 0, y: 25, width: 100, height: 25))
    #expect(list.cell(0, 1)?.frame.size == CGSize(width: 100, height: 61))
    list.collection.user.tapItem(at: path(0, 0))
    #expect(own.journal.entries == ["own select 0", "row a"])
    #expect(!list.collection.user.tapItem(at: path(0, 2)))
    list.collection.contentOffset.y = 1
    #expect(own.journal.entries.last == "own scroll")
  }

  @Test func `a delegate that is set later becomes your delegate`() {
    let own = OwnDelegate()
    list.show { Row(TileCell.self, "a") }
    list.collection.delegate = own
    list.show { Row(TileCell.self, "b") }
    #expect(list.host.delegate === own)
    #expect(list.collection.delegate !== own)
  }
}

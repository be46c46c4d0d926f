import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private final class OwnDelegate: NSObject, UICollectionViewDelegate {
  let journal = Journal()

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { journal.note("will display") }
}

/// UIKit retains the delegate and the data source while it calls them, so they can outlive their list.
@MainActor
struct `A collection view whose list was deallocated during a call` {
  private let view: UICollectionView
  private let delegate: any UICollectionViewDelegateFlowLayout
  private let source: any UICollectionViewDataSource
  private let own = OwnDelegate()
  private let layout = UICollectionViewFlowLayout()

  init() throws {
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.headerReferenceSize = CGSize(width: 60, height: 40)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    let list = TypedCellsUIKit.CollectionList(view)
    list.host.delegate = own
    list.apply {
      ListSection(id: 0, header: "A") { Row(TileCell.self, "a").on(.move) { _, _ in } }
    }
    delegate = try #require(view.delegate as? any UICollectionViewDelegateFlowLayout)
    source = try #require(view.dataSource)
  }

  @Test func `has no content`() {
    #expect(source.numberOfSections(in: view) == 0)
    #expect(source.collectionView(view, numberOfItemsInSection: 0) == 0)
    #expect(source.indexTitles(for: view) == nil)
    #expect(!source.collectionView(view, canMoveItemAt: path(0, 0)))
  }

  @Test func `has the sizes of its layout, and no headers`() {
    #expect(
      delegate.collectionView(view, layout: layout, sizeForItemAt: path(0, 0)) == layout.itemSize)
    #expect(
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0) == .zero)
  }

  @Test func `still calls your delegate`() {
    let cell = UICollectionViewCell(frame: .zero)
    delegate.collectionView(view, willDisplay: cell, forItemAt: path(0, 0))
    #expect(own.journal.entries == ["will display"])
  }

  @Test func `lets the user select, highlight and spring-load items, as without a delegate`() {
    #expect(delegate.collectionView(view, shouldSelectItemAt: path(0, 0)))
    #expect(delegate.collectionView(view, shouldHighlightItemAt: path(0, 0)))
    #expect(
      delegate.collectionView(view, shouldSpringLoadItemAt: path(0, 0), with: SpringLoading()))
  }
}

private final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?

  func location(in view: UIView?) -> CGPoint { .zero }
}

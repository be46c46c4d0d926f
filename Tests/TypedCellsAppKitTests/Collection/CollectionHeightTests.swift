import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `Heights in an NSCollectionView` {
  /// Shows an item and a header that declare a height, or none.
  private func show(item: Double?, header: Double?, in screen: CollectionScreen) -> [CGFloat?] {
    let row = Row(TextItem.self, "a").id("a")
    let title = Row(ItemHeader.self, "title")
    let section = ListSection<NSCollectionViewItem>(id: 0) {
      if let item { row.height(item) } else { row }
    }
    screen.list.apply([
      section.header(header.map { title.height($0) } ?? title)
    ])
    settle(screen.collection)
    return [
      screen.list.host.visibleCells.first?.cell.view.frame.height,
      screen.list.host.visibleHeaderFooters.first?.view.frame.height,
    ]
  }

  @Test func `of items change to those that rows declare, and back to the layout's`() {
    let (screen, other) = (CollectionScreen(), CollectionScreen())
    #expect(show(item: nil, header: nil, in: screen) == [20, 24])
    #expect(show(item: 50, header: nil, in: screen) == [50, 24])
    #expect(show(item: nil, header: nil, in: screen) == [20, 24])
    #expect(show(item: 50, header: nil, in: other) == [50, 24])
    #expect(show(item: nil, header: nil, in: other) == [20, 24])
  }

  @Test func `of headers change to those that rows declare, and back`() {
    let (screen, other) = (CollectionScreen(), CollectionScreen())
    #expect(show(item: nil, header: nil, in: screen) == [20, 24])
    #expect(show(item: nil, header: 40, in: screen) == [20, 40])
    #expect(show(item: nil, header: nil, in: screen) == [20, 24])
    #expect(show(item: nil, header: 40, in: other) == [20, 40])
    #expect(show(item: nil, header: nil, in: other) == [20, 24])
  }

  /// A delegate with sizes for headers and footers.
  private final class Sizes: NSObject, NSCollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 60, height: 61) }

    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 62, height: 63) }
  }

  /// Shows a section with titles, and one whose header declares a height, and returns the heights of both headers and
  /// the footer.
  private func titleHeights(in screen: CollectionScreen) -> [CGFloat?] {
    screen.list.apply {
      ListSection(id: 0, header: "title", footer: "end") { Row(TextItem.self, "a") }
      ListSection<NSCollectionViewItem>(id: 1) { Row(TextItem.self, "b") }
        .header(Row(ItemHeader.self, "header").height(30))
    }
    settle(screen.collection)
    func height(_ kind: CollectionAdapter.Kind, _ section: Int) -> CGFloat? {
      let path = IndexPath(item: 0, section: section)
      return screen.collection.supplementaryView(forElementKind: kind, at: path)?.frame.height
    }
    return [
      height(NSCollectionView.elementKindSectionHeader, 0),
      height(NSCollectionView.elementKindSectionFooter, 0),
      height(NSCollectionView.elementKindSectionHeader, 1),
    ]
  }

  @Test func `of titles are the layout's, then your delegate's`() {
    let screen = CollectionScreen(height: 400)
    screen.layout.headerReferenceSize = CGSize(width: 50, height: 51)
    screen.layout.footerReferenceSize = CGSize(width: 52, height: 53)
    #expect(titleHeights(in: screen) == [51, 53, 30])
    let (other, own) = (CollectionScreen(height: 400), Sizes())
    other.layout.headerReferenceSize = CGSize(width: 50, height: 51)
    other.layout.footerReferenceSize = CGSize(width: 52, height: 53)
    other.list.host.delegate = own
    #expect(titleHeights(in: other) == [61, 63, 30])
  }

  @Test func `don't matter in a horizontal layout, which uses the widths of headers`() throws {
    let screen = CollectionScreen()
    screen.layout.scrollDirection = .horizontal
    screen.layout.headerReferenceSize = CGSize(width: 70, height: 0)
    screen.layout.footerReferenceSize = CGSize(width: 0, height: 70)
    screen.list.apply {
      ListSection(id: 0, header: "title", footer: "end") { Row(TextItem.self, "a") }
    }
    let sizes = try #require(screen.collection.delegate as? any NSCollectionViewDelegateFlowLayout)
    let header = ask(sizes.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
      $0(screen.collection, screen.layout, 0)
    }
    let footer = ask(sizes.collectionView(_:layout:referenceSizeForFooterInSection:)) {
      $0(screen.collection, screen.layout, 0)
    }
    #expect(header?.width == 70)
    #expect(footer?.width == CollectionAdapter.headerWidth)
  }
}

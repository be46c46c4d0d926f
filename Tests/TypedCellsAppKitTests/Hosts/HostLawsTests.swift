import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `The laws of hosts` {
  /// Keeps the views of hosts alive, because hosts don't.
  @MainActor
  private final class Screens {
    var all: [AnyObject] = []
  }

  private let screens = Screens()
  #if os(macOS)
    // Animations take time on a Mac.
    private let seeds: Range<UInt64> = 0..<2
  #else
    private let seeds: Range<UInt64> = 0..<8
  #endif

  @Test func `hold for tables`() {
    assertHostLaws(
      makeHost: { () -> TableHost in
        let table = NSTableView(frame: .zero)
        table.rowHeight = 40
        screens.all.append(Screen(table, height: 440))
        return TableHost(table)
      },
      cells: (TextCell.self, OtherCell.self),
      reading: { ($0 as? BaseCell)?.text ?? "" },
      scrolling: { host, path in host.scroll(to: path, at: .top, animated: false) },
      settling: { host in
        settle(host.tableView)
        host.list?.carryOutWaitingChanges()
      },
      headers: .init(
        adding: { section, title in section.header(Row(TextHeader.self, title)) },
        reading: { ($0 as? TextHeader)?.text ?? "" }),
      seeds: seeds)
  }

  @Test func `hold for collections`() {
    assertHostLaws(
      makeHost: { () -> CollectionHost in
        let layout = NSCollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let collection = NSCollectionView(frame: .zero)
        collection.collectionViewLayout = layout
        collection.isSelectable = true
        screens.all.append(Screen(collection, height: 440))
        return CollectionHost(collection)
      },
      cells: (TextItem.self, OtherItem.self),
      reading: { ($0 as? BaseItem)?.text ?? "" },
      scrolling: { host, path in host.scroll(to: path, at: .top, animated: false) },
      settling: { host in
        settle(host.collectionView)
        host.list?.carryOutWaitingChanges()
      },
      headers: .init(
        adding: { section, title in section.header(Row(ItemHeader.self, title)) },
        reading: { ($0 as? ItemHeader)?.text ?? "" }),
      seeds: seeds)
  }
}

// Row animations and table cell views belong to tables; items and their headers belong to collection views.

import TypedCells
import TypedCellsAppKit

@MainActor private func use(
  _ table: ListDriver<TableHost>, _ collection: ListDriver<CollectionHost>,
  _ section: ListSection<NSTableCellView>, _ items: ListSection<NSCollectionViewItem>
) {
  collection.apply(rowAnimation: .slideUp) { section }
  // error: requires the types 'CollectionHost' (aka 'ListViewHost<NSCollectionView>') and … be equivalent
  // twin: table.apply(rowAnimation: .slideUp) { section }
  table.apply { ListSection(id: 0) { Row(TextItem.self, "Hello") } }
  // error: cannot convert value of type 'Row<TextItem, String>' to expected argument type … 'AnyRow<NSTableCellView>'
  // twin: table.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
  collection.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
  // error: cannot convert value of type 'Row<TextCell, String>' to expected argument type … 'AnyRow<NSCollectionViewItem>'
  // twin: collection.apply { ListSection(id: 0) { Row(TextItem.self, "Hello") } }
  _ = section.header(Row(Title.self, "Today"))
  // error: requires the types 'NSTableCellView' and 'CollectionHeaderFooterView.BaseCell'
  // twin: _ = section.header(Row(TextCell.self, "Today"))
  _ = items.header(Row(TextCell.self, "Today"))
  // error: requires the types 'NSCollectionViewItem' and 'NSTableCellView.BaseCell'
  // twin: _ = items.header(Row(Title.self, "Today"))
}

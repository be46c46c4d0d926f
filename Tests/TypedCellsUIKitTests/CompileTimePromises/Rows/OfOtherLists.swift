// Animations belong to rows of tables; accessories and separators belong to rows of collection views.

import TypedCells
import TypedCellsUIKit

@MainActor private func use(
  _ row: Row<TextCell, String>, _ tile: Row<TileCell, String>, _ list: Row<ListCell, String>
) {
  _ = tile.animation(insertion: .fade, deletion: .top)
  // error: requires that 'TileCell' inherit from 'UITableViewCell'
  // twin: _ = row.animation(insertion: .fade, deletion: .top)
  _ = tile.accessories { _ in [.checkmark()] }
  // error: requires that 'TileCell' inherit from 'UICollectionViewListCell'
  // twin: _ = list.accessories { _ in [.checkmark()] }
  _ = row.hidesSeparators()
  // error: requires that 'TextCell' inherit from 'UICollectionViewCell'
  // twin: _ = tile.hidesSeparators()
}

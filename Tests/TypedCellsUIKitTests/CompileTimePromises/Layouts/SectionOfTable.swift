// Layouts and supplementary views belong to collection views.

import TypedCells
import TypedCellsUIKit

@MainActor private func use(
  _ section: ListSection<UITableViewCell>, _ tiles: ListSection<UICollectionViewCell>,
  _ row: Row<TextCell, String>, _ tile: Row<TileCell, String>, _ layout: SectionLayout
) {
  _ = section.layout(layout)
  // error: requires the types 'UITableViewCell' and 'UICollectionViewCell' be equivalent
  // twin: _ = tiles.layout(layout)
  _ = tiles.supplementary("badge", Row(TitleView.self, "new"))
  // error: requires the types
  // twin: _ = tiles.supplementary("badge", Row(BadgeView.self, "new"))
  _ = row.supplementary("badge") { Row(BadgeView.self, $0) }
  // error: requires that 'TextCell' inherit from 'UICollectionViewCell'
  // twin: _ = tile.supplementary("badge") { Row(BadgeView.self, $0) }
  _ = tile.supplementary("badge") { Row(TitleView.self, $0) }
  // error: requires the types
  // twin: _ = tile.supplementary("badge") { Row(BadgeView.self, $0) }
}

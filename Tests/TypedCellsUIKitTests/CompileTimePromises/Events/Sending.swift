// Options, edges and items of data sources are sendable.

import TypedCellsUIKit

private func use() {
  requireSendable(CollectionOptions.self)
  requireSendable(SwipeEdge.self)
  requireSendable(RowItem.self)
}

// Closures that a task passes from elsewhere run on the main actor.

import TypedCells
import TypedCellsUIKit

@MainActor private final class Menu {
  let padding: CGFloat = 8
  func empty() -> (any UIContentConfiguration)? { nil }
}

@available(macOS 14, *)
@concurrent private func use(
  _ list: TableList, _ menu: Menu, _ view: UIView, _ collectionView: UICollectionView
) async {
  await list.backgroundWhenEmpty(weak: menu) { $0.empty() }
  _ = await CollectionList(in: view, appearance: .plain) { $1.headerTopPadding = menu.padding }
  _ = await CollectionList(collectionView, appearance: .plain) {
    $1.headerTopPadding = menu.padding
  }
}

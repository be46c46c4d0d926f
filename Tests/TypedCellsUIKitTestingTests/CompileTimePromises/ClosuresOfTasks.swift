// Closures that a task passes from elsewhere run on the main actor.

import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@available(macOS 14, *)
@concurrent private func use(_ model: Model) async {
  await assertCellLaws(
    TextCell.self, samples: model.samples, .observing { [$0.isHidden, model.isOld] })
  await assertCellLaws(
    TextCell.self, samples: model.samples, .observing { $0.isHidden },
    .observing { _ in model.isOld })
  await assertCellLaws(
    TextCell.self, samples: model.samples, .observing { [$0.isHidden, model.isOld] }
  ) { $0.update(viewData: $1) }
  await assertCellLaws(
    TextCell.self, samples: model.samples, .observing { $0.isHidden },
    .observing { _ in model.isOld }
  ) { $0.update(viewData: $1) }
  await assertRowLaws(in: UITableView.self, samples: model.samples) { model.row($0) }
  await assertScreen {
    UIViewController()
  } changing: { _ in
    model.refresh()
  }
}

// The closure with accessories gets the row's model.

import TypedCells
import TypedCellsUIKit

@MainActor private func use(_ row: Row<ListCell, String>) {
  _ = row.accessories { [.checkmark()] }
  // error: contextual type for closure argument list expects 1 argument
  // twin: _ = row.accessories { _ in [.checkmark()] }
  _ = row.accessories(.checkmark())
  // error: type '[UICellAccessory]' has no member 'checkmark'
  // twin: _ = row.accessories([.checkmark()])
}

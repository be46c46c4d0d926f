// Each event has its own types of argument and answer.

import TypedCells

private func use() {
  let drag: RowEvent<Void, Int> = .canDrag
  // error: requires the types 'Int' and 'Bool' be equivalent
  // twin: let drag: RowEvent<Void, Bool> = .canDrag
  let edit: RowEvent<Void, Int> = .canEdit
  // error: requires the types 'Int' and 'Bool' be equivalent
  // twin: let edit: RowEvent<Void, Bool> = .canEdit
  let style: RowEvent<Void, Int> = .editingStyle
  // error: requires the types 'Int' and 'RowEditingStyle' be equivalent
  // twin: let style: RowEvent<Void, RowEditingStyle> = .editingStyle
  let canMove: RowEvent<Void, Int> = .canMove
  // error: requires the types 'Int' and 'Bool' be equivalent
  // twin: let canMove: RowEvent<Void, Bool> = .canMove
  let target: RowEvent<RowMove, Int> = .moveTarget
  // error: requires the types 'Int' and 'RowPath' be equivalent
  // twin: let target: RowEvent<RowMove, RowPath> = .moveTarget
  _ = (drag, edit, style, canMove, target)
}

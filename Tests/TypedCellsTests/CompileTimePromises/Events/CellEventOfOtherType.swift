// A handler of a cell's event gets a value of the event's type.

import TypedCells

@MainActor private final class AnswerCell: Updatable {
  let answered = CellEvent<Int>()
  func update(viewData text: String) {}
}

@MainActor private func use(_ row: Row<AnswerCell, String>) {
  _ = row.on(\.answered) { (_, text: String) in }
  // error: cannot convert … 'KeyPath<AnswerCell, CellEvent<Int>>'
  // twin: _ = row.on(\.answered) { (_, number: Int) in }
}

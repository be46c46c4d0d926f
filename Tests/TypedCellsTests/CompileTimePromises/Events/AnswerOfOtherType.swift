// A row answers an event with a value of the event's answer type.

import TypedCells

@MainActor private func use(_ row: AnyRow<ScreenCell>) {
  let answer: String? = row.answer(to: .shouldSelect)
  // error: requires the types 'String' and 'Bool' be equivalent
  // twin: let answer: Bool? = row.answer(to: .shouldSelect)
}

// A handler of a cell's event gets a value of the event's type.

import TypedCells

@MainActor private final class AnswerCell: Updatable {
  let answered = CellEvent<Int>()
  func update(viewData text: String) {}
}

@MainActor private final class Screen {
  var number = 0
  var text = ""
}

@MainActor private func use(_ row: Row<AnswerCell, String>, _ screen: Screen) {
  _ = row.on(\.answered, weak: screen) { screen, text, number in screen.text = number }
  // error: cannot assign value of type 'Int' to type 'String'
  // twin: _ = row.on(\.answered, weak: screen) { screen, text, number in screen.number = number }
  _ = row.on(\.answered, weak: screen) { screen, text in screen.text = text }
  // error: expects 3 arguments, but 2 were used in closure body
  // twin: _ = row.on(\.answered, weak: screen) { screen, text, _ in screen.text = text }
  _ = row.on(\.answered, weak: screen, set: \.text)
  // error: cannot convert value of type 'ReferenceWritableKeyPath<Screen, String>'
  // twin: _ = row.on(\.answered, weak: screen, set: \.number)
}

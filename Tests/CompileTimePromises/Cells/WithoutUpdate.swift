// A cell that says what it shows can show it.

import TypedCells

private final class Label: Updatable {  // error: does not conform to protocol 'Updatable'
  typealias ViewData = String
  // twin: func update(viewData text: String) {}
}

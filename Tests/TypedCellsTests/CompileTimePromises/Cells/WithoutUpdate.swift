// An `Updatable` cell implements `update(viewData:)`.

import TypedCells

private final class Label: Updatable {  // error: does not conform to protocol 'Updatable'
  typealias ViewData = String
  // twin: func update(viewData text: String) {}
}

// Cells are classes, because hosts reuse their instances.

import TypedCells

private struct Label: Updatable {  // error: non-class type 'Label' cannot conform to class protocol
  // twin: private final class Label: Updatable {
  func update(viewData text: String) {}
}

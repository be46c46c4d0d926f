// A section consists of rows, and the errors about other statements say what to do.

import TypedCells

@MainActor private func section() -> ListSection<ScreenCell> {
  ListSection(id: "only") {
    print("debugging")
    // error: not a row; put 'let _ =' in front of other code
    // twin: let _ = print("debugging")
    ListSection(id: "inner") { Row(TextCell.self, "text") }
    // error: a section can't contain sections; put this one beside the other
    // twin: Row(TextCell.self, "text")
  }
}

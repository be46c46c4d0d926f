// A content rule compares models of the row's type.

import TypedCells

@MainActor private func use(
  _ row: Row<TextCell, String>, _ numbers: RowContentRule<Int>, _ texts: RowContentRule<String>
) {
  _ = row.updates(numbers)  // error: cannot convert value of type 'RowContentRule<Int>'
  // twin: _ = row.updates(texts)
}

// Only rows with a content configuration get a background in their declaration; other cells have their own.

import TypedCells
import TypedCellsUIKit

@MainActor private func use(
  _ row: Row<TextCell, String>,
  _ content: Row<ContentTableCell<String, UIListContentConfiguration>, String>
) {
  _ = row.background { _ in .clear() }
  // error: requires that 'TextCell' conform to '_ContentCell'
  // twin: _ = content.background { _ in .clear() }
}

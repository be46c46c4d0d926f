// A section's rows are read-only.

import TypedCells

@MainActor private func use(
  _ section: inout ListSection<ScreenCell>, _ other: ListSection<ScreenCell>
) {
  section.rows = other.rows  // error: cannot assign to property: 'rows' is a get-only property
  // twin: section = other
}

// A section's identity is read-only.

import TypedCells

@MainActor private func use(
  _ section: inout ListSection<ScreenCell>, _ other: ListSection<ScreenCell>
) {
  section.identity = other.identity
  // error: cannot assign to property: 'identity' is a get-only property
  // twin: section = other
}

// Only the library sets the properties of changes.

import TypedCells

private func use(_ changes: inout SectionedChanges, _ other: SectionedChanges) {
  changes.sections = other.sections  // error: setter is inaccessible
  // twin: changes = other
}

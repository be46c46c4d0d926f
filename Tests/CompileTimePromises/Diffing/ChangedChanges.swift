// Changes are computed, not made up.

import TypedCells

private func use(_ changes: inout SectionedChanges, _ other: SectionedChanges) {
  changes.sections = other.sections  // error: setter is inaccessible
  // twin: changes = other
}

// Only sections are compared with sections, and only with those of the same type.

import TypedCells

private struct Section: DiffableSection {
  let diffIdentity = 0
  var rows = [1]
}
private struct Chapter: DiffableSection {
  let diffIdentity = 0
  var rows = [1]
}
private func use() {
  _ = SectionedChanges(from: [1], to: [2])
  // error: requires that 'Int' conform to 'DiffableSection'
  // twin: _ = SectionedChanges(from: [Section()], to: [Section()])
  _ = SectionedChanges(from: [Chapter()], to: [Section()])
  // error: conflicting arguments to generic parameter
  // twin: _ = SectionedChanges(from: [Section()], to: [Section()])
  _ = SectionedChanges(from: [Section()], to: [Chapter()])
  // error: conflicting arguments to generic parameter
  // twin: _ = SectionedChanges(from: [Chapter()], to: [Chapter()])
}

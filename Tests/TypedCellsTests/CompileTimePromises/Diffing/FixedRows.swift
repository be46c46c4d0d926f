// A section's rows are settable, because stages replace them.

import TypedCells

private struct Section: DiffableSection {  // error: does not conform to protocol 'DiffableSection'
  // twin: private struct Section: DiffableSection {
  let diffIdentity = 0
  let rows: [Int] = []
  // twin: var rows: [Int] = []
}

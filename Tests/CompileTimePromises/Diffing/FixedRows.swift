// The rows of a compared section can be replaced, as stages do.

import TypedCells

private struct Section: DiffableSection {  // error: does not conform to protocol 'DiffableSection'
  // twin: private struct Section: DiffableSection {
  let diffIdentity = 0
  let rows: [Int] = []
  // twin: var rows: [Int] = []
}

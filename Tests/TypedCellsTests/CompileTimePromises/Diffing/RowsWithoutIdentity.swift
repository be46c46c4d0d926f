// The rows of a compared section have identities.

import TypedCells

private struct Section: DiffableSection {  // error: does not conform to protocol 'DiffableSection'
  // twin: private struct Section: DiffableSection {
  let diffIdentity = 0
  var rows: [Person] = []
  // twin: var rows: [Int] = []
}

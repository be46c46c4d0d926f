// Only elements with an identity can be compared.

import TypedCells

private func changes(_ people: [Person]) -> Bool {
  ChangeSet(from: people, to: people).isEmpty
  // error: requires that 'Person' conform to 'Diffable'
  // twin: ChangeSet(from: people.map(\.name), to: people.map(\.name)).isEmpty
}

// Only what has an identity is compared.

import TypedCells

private func changes(_ people: [Person]) -> Bool {
  ChangeSet(from: people, to: people).isEmpty
  // error: requires that 'Person' conform to 'Diffable'
  // twin: ChangeSet(from: people.map(\.name), to: people.map(\.name)).isEmpty
}

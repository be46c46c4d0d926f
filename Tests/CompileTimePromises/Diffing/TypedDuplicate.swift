// What a comparison throws is a duplicate identity, and nothing else.

import TypedCells

private func duplicate(in names: [String]) -> DuplicateIdentity? {
  do {
    _ = try ChangeSet(from: [], to: names, duplicates: .refuse)
    return nil
  } catch {
    return error
  }
}

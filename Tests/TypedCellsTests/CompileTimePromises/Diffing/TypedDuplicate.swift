// Creating a change set throws only `DuplicateIdentity`.

import TypedCells

private func duplicate(in names: [String]) -> DuplicateIdentity? {
  do {
    _ = try ChangeSet(from: [], to: names, duplicates: .refuse)
    return nil
  } catch {
    return error
  }
}

// Only the registry changes its registrations.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<ScreenCell>) {
  registry.table = registry.table  // error: inaccessible due to
  // twin: _ = registry.registrations
}

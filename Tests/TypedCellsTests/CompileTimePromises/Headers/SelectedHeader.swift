// A header has no handler for selections, because only cells are selected.

import TypedCells

@MainActor private func use(_ header: Row<Banner, String>, _ row: Row<TextCell, String>) {
  _ = header.onSelectCell(weak: Banner()) { _, _, _, _ in }
  // error: requires that 'Banner' conform to 'HostedCell'
  // twin: _ = row.onSelectCell(weak: Banner()) { _, _, _, _ in }
}

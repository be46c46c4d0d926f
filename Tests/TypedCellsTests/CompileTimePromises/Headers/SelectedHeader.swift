// A header has no handlers that get a cell, because it isn't one.

import TypedCells

@MainActor private func use(_ header: Row<Banner, String>, _ row: Row<TextCell, String>) {
  _ = header.onSelectCell(weak: Banner()) { _, _, _, _ in }
  // error: requires that 'Banner' conform to 'HostedCell'
  // twin: _ = row.onSelectCell(weak: Banner()) { _, _, _, _ in }
  _ = header.onAccessoryTapCell(weak: Banner()) { _, _, _, _ in }
  // error: requires that 'Banner' conform to 'HostedCell'
  // twin: _ = row.onAccessoryTapCell(weak: Banner()) { _, _, _, _ in }
}

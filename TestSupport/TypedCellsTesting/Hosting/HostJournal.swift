import TypedCells

/// The events of rows in a host.
@MainActor
final class HostJournal {
  /// The number of displays of each row that haven't ended, by the row's identifier.
  private(set) var displays: [Int: Int] = [:]
  /// Every cell that showed a row. They are retained so that no two cells have the same address.
  private(set) var cells: [ObjectIdentifier: AnyObject] = [:]
  /// Called when a row comes on screen.
  var onDisplay: @MainActor () -> Void = {}

  /// Returns a row that reports its events to the journal.
  func watched<Cell: HostedCell>(
    _ row: Row<Cell, String>, _ hostRow: HostRow
  ) -> Row<Cell, String> {
    row.id(hostRow.id)
      .on(.willDisplay) { [self] _ in
        displays[hostRow.id, default: 0] += 1
        onDisplay()
      }
      .on(.didEndDisplaying) { [self] _ in displays[hostRow.id, default: 0] -= 1 }
      .configure { [self] cell, _, _ in cells[ObjectIdentifier(cell)] = cell }
  }
}

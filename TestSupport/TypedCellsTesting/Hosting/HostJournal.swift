import TypedCells

/// What rows experience in a host.
@MainActor
final class HostJournal {
  /// How often each row came on screen and has not left it.
  private(set) var displays: [Int: Int] = [:]
  /// Every cell that showed a row; kept, or another cell would get the address of one that is gone.
  private(set) var cells: [ObjectIdentifier: AnyObject] = [:]
  /// What happens when a row comes on screen, besides.
  var onDisplay: @MainActor () -> Void = {}

  /// A row that tells the journal what it experiences.
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

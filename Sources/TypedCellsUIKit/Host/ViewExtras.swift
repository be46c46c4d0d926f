import TypedCells

/// What a list did to a view besides showing a row in it.
///
/// It isn't a part of the ``ViewRecord``, which says what the view shows: it remains while the view waits to be used
/// again, until it's undone for the next row.
struct ViewExtras {
  var outline: OutlineNote?
  /// The accessories of a list cell.
  var accessories: GivenAccessories?
  /// The accessory of a cell in a table.
  var accessory: GivenAccessory?
  /// How the cell of a disabled row looked before.
  var enabledLook: EnabledLook?
  /// How a view looked before it was hidden, because its row declares nothing.
  var vacantLook: VacantLook?
  /// Whether the view was emptied, because it can't show what it was dequeued for. It stays empty.
  var isEmptied = false
}

extension ViewTable<ViewExtras> {
  /// The extras of a view.
  subscript(of view: UIView) -> ViewExtras {
    get { self[view] ?? ViewExtras() }
    set { self[view] = newValue }
  }
}

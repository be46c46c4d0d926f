/// A law of hosts, by its stable name.
public enum HostLaw: String, CaseIterable, Sendable {
  /// Each step of a change calls `commit` once, before the step's method returns.
  case commitsOnce = "host.commitsOnce"

  /// Each change calls `completion` once.
  case completesOnce = "host.completesOnce"

  /// Every cell on screen belongs to a row that exists, and no two cells belong to the same row.
  case visiblePathsExist = "host.visiblePathsExist"

  /// The host dequeues a cell for every registered identifier.
  case dequeuesWhatIsRegistered = "host.dequeuesWhatIsRegistered"

  /// The rows on screen have no gap, and include the row that the user scrolled to.
  case showsWhatIsThere = "host.showsWhatIsThere"

  /// A cell on screen has the identifier that dequeued it; an empty cell has none.
  case identifiersAgree = "host.identifiersAgree"

  /// A cell on screen shows the data of its own row only.
  case cellsShowTheirRows = "host.cellsShowTheirRows"

  /// A header on screen shows the title of its section.
  case headersAgree = "host.headersAgree"

  /// A row receives `willDisplay` once when it comes on screen and `didEndDisplaying` once when it leaves.
  case displaysArePaired = "host.displaysArePaired"

  /// Selected rows stay selected when they move, and no other rows are selected.
  case selectionFollowsRows = "host.selectionFollowsRows"

  /// The viewport limits the number of cells, however long the list is.
  case reusesCells = "host.reusesCells"

  /// If a row changes the list when it comes on screen, the change waits until the host is done.
  case defersChanges = "host.defersChanges"

  /// Every empty cell that replaces another one is new.
  case emptyCellsAreFresh = "host.emptyCellsAreFresh"

  /// A host holds its content weakly.
  case keepsContentWeakly = "host.keepsContentWeakly"
}

/// A law of hosts, by its stable name.
public enum HostLaw: String, CaseIterable, Sendable {
  /// Each step of a change makes the driver's content that after the step, once, before it returns.
  case commitsOnce = "host.commitsOnce"

  /// Each change is completed, once.
  case completesOnce = "host.completesOnce"

  /// Every cell on screen is for a row that exists, and for one that no other cell is for.
  case visiblePathsExist = "host.visiblePathsExist"

  /// What was registered can be dequeued.
  case dequeuesWhatIsRegistered = "host.dequeuesWhatIsRegistered"

  /// A stretch of the list without a gap is on screen, and what was scrolled to is in it.
  case showsWhatIsThere = "host.showsWhatIsThere"

  /// A cell on screen is said to have the identifier by which it was dequeued; one that stands in, none.
  case identifiersAgree = "host.identifiersAgree"

  /// A cell on screen shows its row, and never another's data.
  case cellsShowTheirRows = "host.cellsShowTheirRows"

  /// A header on screen shows what stands above its section.
  case headersAgree = "host.headersAgree"

  /// A row that comes on screen is told so once, and so it is when it leaves.
  case displaysArePaired = "host.displaysArePaired"

  /// The cells that are ever made are bounded by the viewport, however long the list is.
  case reusesCells = "host.reusesCells"

  /// A row that comes on screen while the user scrolls may change the list, once the host is done.
  case defersChanges = "host.defersChanges"

  /// Every cell that stands in is a fresh one.
  case emptyCellsAreFresh = "host.emptyCellsAreFresh"

  /// A host keeps its content weakly.
  case keepsContentWeakly = "host.keepsContentWeakly"
}

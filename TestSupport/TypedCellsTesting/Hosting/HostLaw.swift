/// The laws of ``HostLaws``, in the order in which they are examined.
enum HostLaw: String, CaseIterable {
  case commitsOnce = "host.commitsOnce"
  case completesOnce = "host.completesOnce"
  case visiblePathsExist = "host.visiblePathsExist"
  case dequeuesWhatIsRegistered = "host.dequeuesWhatIsRegistered"
  case showsWhatIsThere = "host.showsWhatIsThere"
  case identifiersAgree = "host.identifiersAgree"
  case cellsShowTheirRows = "host.cellsShowTheirRows"
  case headersAgree = "host.headersAgree"
  case displaysArePaired = "host.displaysArePaired"
  case selectionFollowsRows = "host.selectionFollowsRows"
  case reusesCells = "host.reusesCells"
  case holdsChanges = "host.holdsChanges"
  case emptyCellsAreFresh = "host.emptyCellsAreFresh"
  case keepsEngineWeakly = "host.keepsEngineWeakly"
}

/// What a content makes use of, so that a host offers no more than that to its toolkit.
///
/// Some toolkits behave otherwise as soon as they know that somebody listens.
public struct ContentUses: Equatable, Sendable {
  private var eventNames: [String] = []

  /// Whether some rows are made on demand, so that what they handle is not known before.
  public private(set) var includesLazyRows = false

  /// Whether any row, or the class of its cells, says how tall it is. The first row of a
  /// ``LazyRows`` group says so for the others.
  public private(set) var saysHeights = false

  /// Whether any row, or the class of its cells, says how tall it may be. The first row of a
  /// ``LazyRows`` group says so for the others.
  public private(set) var saysEstimates = false

  /// What stands above the rows of any section.
  public private(set) var headers = HeaderFooterUses()

  /// What stands below the rows of any section.
  public private(set) var footers = HeaderFooterUses()

  /// Whether any section has an entry in the index beside the list.
  public private(set) var showsIndex = false

  /// Whether a row may handle an event. Of rows that were written it is known; ``LazyRows`` may handle
  /// any.
  ///
  /// - Parameter event: the event; others of its name count, too, whatever they bring along.
  public func mayHandle<Argument, Answer>(_ event: RowEvent<Argument, Answer>) -> Bool {
    includesLazyRows || eventNames.contains(event.name)
  }

  mutating func add(eventName name: String) {
    // There are few, and they are short: a search is faster than a hash.
    if !eventNames.contains(name) { eventNames.append(name) }
  }

  mutating func noteLazyRows() { includesLazyRows = true }
  mutating func noteHeight() { saysHeights = true }
  mutating func noteEstimate() { saysEstimates = true }
  mutating func noteIndexTitle() { showsIndex = true }

  mutating func note(at edge: SectionEdge, _ change: (inout HeaderFooterUses) -> Void) {
    switch edge {
    case .header: change(&headers)
    case .footer: change(&footers)
    }
  }

  mutating func formUnion(_ other: ContentUses) {
    for name in other.eventNames { add(eventName: name) }
    includesLazyRows = includesLazyRows || other.includesLazyRows
    saysHeights = saysHeights || other.saysHeights
    saysEstimates = saysEstimates || other.saysEstimates
    showsIndex = showsIndex || other.showsIndex
    headers.formUnion(other.headers)
    footers.formUnion(other.footers)
  }

  /// Whether two contents use the same of a host.
  public static func == (left: Self, right: Self) -> Bool {
    Set(left.eventNames) == Set(right.eventNames)
      && left.includesLazyRows == right.includesLazyRows
      && left.saysHeights == right.saysHeights && left.saysEstimates == right.saysEstimates
      && left.showsIndex == right.showsIndex
      && left.headers == right.headers && left.footers == right.footers
  }
}

/// What a content makes use of at one end of its sections.
public struct HeaderFooterUses: Equatable, Sendable {
  /// Whether there is a title.
  public internal(set) var showsTitles = false

  /// Whether there is a view.
  public internal(set) var showsViews = false

  /// Whether a view, or its class, says how tall it is.
  public internal(set) var saysHeights = false

  /// Whether a view, or its class, says how tall it may be.
  public internal(set) var saysEstimates = false

  mutating func formUnion(_ other: HeaderFooterUses) {
    showsTitles = showsTitles || other.showsTitles
    showsViews = showsViews || other.showsViews
    saysHeights = saysHeights || other.saysHeights
    saysEstimates = saysEstimates || other.saysEstimates
  }
}

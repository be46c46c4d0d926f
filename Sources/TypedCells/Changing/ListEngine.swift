/// What a list does, behind its ``ListDriver`` and before its host: it has the content, carries out changes, and answers
/// the host's questions about rows and cells.
///
/// A host gets it in ``ListHost/attach(to:)`` and holds it weakly. It reads counts, cells, heights and the results of
/// handlers, and forwards the user's actions. If you don't write a host, use the ``ListDriver`` instead.
@MainActor
public final class ListEngine<Host: ListHost> {
  let host: Host
  let registry: CellRegistry<Host.Cell>
  let headerFooterRegistry: CellRegistry<Host.HeaderFooter>
  var onFailure: @MainActor (ListFailure) -> Void = ListFailure.trapInDebugBuilds
  var duplicates = DuplicatePolicy.refusedInDebugBuilds
  /// Called after the selection has changed.
  package var onSelectionChange: (@MainActor () -> Void)?
  /// Rows that were selected when they were hidden, and are selected again when they are visible.
  var hiddenSelection: [OutlineKey] = []
  /// Which rows are expanded.
  var outlines = OutlineState()
  /// Whether some content had conditions, or rows with children. Other lists don't look for rows that were expanded.
  var mayHide = false
  /// Called after rows were expanded or collapsed.
  var onExpansionChange: (@MainActor () -> Void)?
  /// Wait for the user to come near the start or the end of the list, if the list has handlers for them.
  var edgeObservers: [ListEdge: EdgeObserver] = [:]
  /// Keeps the place of the list, once it's used.
  var placeKeeper: PlaceKeeper<Host>?
  /// Whether a row or a section that was on screen has a handler of impressions.
  var hasImpressions = false
  /// Looks at the visible rows, once somebody needs them.
  var visibility: VisibilityObserver<Host>?

  /// The sections to show, without those that are hidden, each without its hidden rows.
  public var sections: [ListSection<Host.Cell>] { ListSection.sections(of: shown) }

  /// The sections as they were applied, including hidden sections and rows.
  package var appliedSections: [ListSection<Host.Cell>] { ListSection.sections(of: applied) }

  /// ``sections`` without the kind of host.
  var shown: [SectionContent] = [] {
    didSet {
      revision += 1
      if knownShownIndex != nil { knownShownIndex = nil }
    }
  }

  /// ``appliedSections`` without the kind of host.
  var applied: [SectionContent] = [] {
    didSet { if knownOutlineIndex != nil { knownOutlineIndex = nil } }
  }

  private var knownShownIndex: ShownIndex?
  private var knownOutlineIndex: OutlineIndex?

  /// Finds rows of the content on display.
  var shownIndex: ShownIndex {
    let index = knownShownIndex ?? ShownIndex(shown)
    knownShownIndex = index
    return index
  }

  /// Finds rows with children of the applied content.
  var outlineIndex: OutlineIndex {
    let index = knownOutlineIndex ?? OutlineIndex(applied)
    knownOutlineIndex = index
    return index
  }

  /// Counts how often ``shown`` was replaced.
  package private(set) var revision = 0

  /// Notes what views and conditions read, while the list follows observable values.
  var readObserver: (any ReadObserver)? {
    didSet {
      cells.readObserver = readObserver
      headerFooters.readObserver = readObserver
    }
  }
  /// The sequence whose values the list shows, if any.
  var followedSequence: OwnedTask?
  /// The query that the list follows, if any.
  var followedQuery: (any QueryFollowing)?

  /// Applies the content that waits for the next turn of the main actor, if any.
  var waitingContent: (@MainActor () -> Void)?
  /// Shows the latest content at once if something else builds it, such as SwiftUI.
  package var showEvaluation: (@MainActor () -> Void)?
  /// Called after each change, also if it changed nothing.
  package var didChange: (@MainActor () -> Void)?

  let cells: ViewSupply
  let headerFooters: ViewSupply
  /// What each view of the host shows.
  package let views = ViewRecords()
  /// Whether some content declared a height or an estimate, and the revision at which that was looked up.
  var knownHeights = (areDeclared: false, revision: -1)
  /// Whether a row of ``LazyRows`` declared a height, and the revision at which the first rows were looked up.
  var knownLazyHeights = (areDeclared: false, revision: -1)
  /// Called when a row comes on screen that is the first of ``LazyRows`` that declares a height.
  package var onLazyHeight: (@MainActor () -> Void)?
  /// While the host adjusts heights: the content before the change.
  var contentBefore: ShownContent?
  let waiting = WaitingChanges()
  /// The content before a move of the user whose handler's content isn't shown yet.
  var contentBeforeMove: [SectionContent]?
  /// Whether a task looks from time to time whether the host can be changed.
  var looksLater = false
  /// Whether a change is carried out, or the host is in the middle of its own work. Changes wait meanwhile.
  private var isBusy = false
  /// Whether the host is being taken to new content.
  var isChanging = false
  /// Whether the list scrolls the host at the moment, and not by an animation.
  var isScrolling = false
  /// The path of a row that a host asked to follow.
  weak var trackedPath: TrackedPath?
  /// Whether the change that is going on, or was the last one, is animated.
  package internal(set) var animatesChange = true
  package internal(set) var hasContent = false
  /// The events that were reported because the host doesn't deliver them.
  var reportedEvents: Set<String> = []
  /// The rows and sections with the same identity that the host shows.
  var knownDuplicates = KnownDuplicates()
  /// The number of contents that were requested so far, including those that wait. Content that was compared in the
  /// background counts from the end of its comparison on, unless it is refused.
  var requestedContents = 0
  let backgroundRequests = BackgroundRequests()
  let completions = CompletionOrder()

  init(
    host: Host, registry: CellRegistry<Host.Cell>,
    headerFooters: CellRegistry<Host.HeaderFooter>
  ) {
    self.host = host
    self.registry = registry
    headerFooterRegistry = headerFooters
    cells = ViewSupply(registry.table)
    self.headerFooters = ViewSupply(headerFooters.table)
  }

  /// Passes a failure on with the identities of its row and its section.
  ///
  /// - Parameter content: the sections to which the failure's positions refer; by default, those shown.
  func report(_ failure: ListFailure, in content: [SectionContent]? = nil) {
    onFailure(failure.named(in: content ?? shown))
  }

  /// Calls rows while the list must not change. Changes that rows request wait until the work is done.
  ///
  /// Wrap everything that calls rows while your host's state is incomplete, for example scrolling: a row that comes on
  /// screen may apply other content. Most toolkits also call rows during a layout of their own, whose end the host
  /// doesn't see. There, let the changes wait until the next turn of the main actor, or until a change is requested
  /// outside a layout. If your toolkit's main loop doesn't run Swift tasks, have it call ``carryOutWaitingChanges()``.
  /// While ``ListHost/holdsChanges`` is `true`, changes go on waiting.
  ///
  /// - Parameters:
  ///   - waitsForNextTurn: whether the changes wait until the next turn, and not only to the end of `work`.
  ///   - work: calls rows.
  /// - Returns: the result of `work`.
  public func holdingChanges<Result>(
    untilNextTurn waitsForNextTurn: Bool = false, during work: @MainActor () -> Result
  ) -> Result {
    guard !isBusy else { return work() }
    isBusy = true
    let result = work()
    isBusy = false
    if !waitsForNextTurn {
      carryOutWaitingChanges()
    } else if !waiting.isEmpty {
      Task { [weak self] in self?.carryOutWaitingChanges() }
    }
    return result
  }

  /// Carries out the changes that wait, as far as the host can be changed at the moment.
  ///
  /// Have your toolkit's main loop call it after the gestures and layouts during which changes wait.
  public func carryOutWaitingChanges() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while !waiting.isEmpty {
      if host.holdsChanges { return lookLater() }
      let transaction = waiting.removeFirst()
      if let surround = transaction.surrounding {
        surround { carryOut(transaction) }
      } else {
        carryOut(transaction)
      }
      didChange?()
    }
  }
}

/// The stages of a change after which the place of a list is put right.
enum PlaceStage {
  /// The host has performed the change. Put right here, so that only cells are refreshed that stay on screen.
  case performed

  /// The cells have been refreshed, which can change their heights.
  case refreshed(animated: Bool)
}

/// The place of a list, before or after a change.
struct PlaceNote {
  /// A row whose place can be kept.
  struct Anchor {
    let path: RowPath
    /// The distance in points from the edge of the viewport to the same edge of the row, towards the viewport's middle.
    let distance: Double
  }

  let edge: ListEdge
  /// The visible rows, best first; after the change only the one that is kept.
  var anchors: [Anchor]
  /// Whether the list was at its end, or as near as counts as there if content is added.
  let isAtEnd: Bool
  /// Whether the list goes to its end in this change: it was exactly there, or content is added and it was near.
  var goesToEnd: Bool
  /// The length of the viewport.
  let length: Double
}

/// A place that waits until the list can show it.
struct SavedPlace {
  let identity: RowIdentity
  let edge: ListEdge
  /// The distance from the edge; `nil` beside the edge and what is pinned there.
  let distance: Double?
  let completion: @MainActor (Bool) -> Void
  /// Whether the list has been there. It's shown again after each change until the user scrolls, because the content may
  /// still have been too short.
  var isShown = false
}

/// Keeps the place of a list over changes, and follows its end.
///
/// A place is a row and its distance from an edge of the viewport. It's noted before each change, because only then its
/// path and its position are known, and put right by the row's new position, so that estimates of rows above don't matter.
/// Between changes, the place is noted at each scroll, so that it can also be put right when the viewport has changed.
@MainActor
final class PlaceKeeper<Host: ListHost> {
  // The engine owns the keeper and the host.
  private unowned let engine: ListEngine<Host>
  /// The engine's host.
  private let host: any ScrollingHost

  var kept = KeptPlace.none { didSet { noteCurrent() } }
  var following = EndFollowing.never {
    didSet {
      if following != .never, current == nil { beginsElsewhere = true }
      noteCurrent()
    }
  }
  var onAtEndChange: (@MainActor (Bool) -> Void)?

  /// The place since the last scroll or change.
  private var current: PlaceNote?
  /// Whether the list goes to its end, or to a saved place, as soon as it's on screen. Rows at its start don't count until
  /// then.
  private(set) var beginsElsewhere = false
  private var saved: SavedPlace?
  private var wasAtEnd = true
  private var isMoving = false
  private var notesAgain = false

  init(_ engine: ListEngine<Host>, _ host: any ScrollingHost) {
    self.engine = engine
    self.host = host
  }

  // MARK: Where the list is

  var isAtEnd: Bool {
    host.viewport.map(isAtEnd) ?? current?.isAtEnd ?? (beginsElsewhere && following != .never)
  }

  private func isAtEnd(in viewport: ListViewport) -> Bool {
    if isNearEnd(in: viewport) { return true }
    // A list that follows its end hasn't left it, and one that comes from elsewhere hasn't arrived.
    return host.activeScroll == .listToEnd && wasAtEnd
  }

  private func isNearEnd(in viewport: ListViewport) -> Bool {
    var distance = Self.tolerance
    if case .near(let points) = following { distance = max(points, distance) }
    return viewport.distanceToEnd <= distance
  }

  private func noteCurrent() {
    guard let viewport = host.viewport else { return }
    current = note(in: viewport)
    guard wasAtEnd != isAtEnd(in: viewport) else { return }
    wasAtEnd.toggle()
    onAtEndChange?(wasAtEnd)
  }

  /// Returns the place before a change; `nil` if nothing is to be kept.
  func note() -> PlaceNote? {
    guard kept != .none || following != .never || saved != nil else { return nil }
    // A list that has left the screen is put right when it comes back.
    guard let viewport = host.viewport else { return current }
    return note(in: viewport)
  }

  private func note(in viewport: ListViewport) -> PlaceNote {
    let edge: ListEdge = kept == .bottom ? .end : .start
    // A list that is on its way to the end goes on.
    let isOnItsWay = host.activeScroll == .listToEnd
    return PlaceNote(
      edge: edge, anchors: kept == .none ? [] : anchors(from: edge, in: viewport),
      isAtEnd: isOnItsWay || isNearEnd(in: viewport),
      goesToEnd: following != .never && (isOnItsWay || viewport.distanceToEnd <= Self.tolerance),
      length: viewport.length)
  }

  /// Returns the visible rows, best first: a row that the developer chose, then those whose edge is visible, from the edge
  /// of the viewport on. Rows that are cut off come last, because if they get another height, what is beside them stays.
  private func anchors(from edge: ListEdge, in viewport: ListViewport) -> [PlaceNote.Anchor] {
    var chosen: [PlaceNote.Anchor] = []
    var whole: [PlaceNote.Anchor] = []
    var cutOff: [PlaceNote.Anchor] = []
    for (path, extent) in visibleExtents(from: edge, in: viewport) {
      let distance =
        edge == .start
        ? extent.lowerBound - viewport.start : viewport.end - extent.upperBound
      let anchor = PlaceNote.Anchor(path: path, distance: distance)
      if case .row(let identity) = kept, engine.hasIdentity(identity, at: path) {
        chosen.append(anchor)
      } else if distance >= -Self.tolerance {
        whole.append(anchor)
      } else {
        cutOff.append(anchor)
      }
    }
    return chosen + whole + cutOff
  }

  /// Returns where the visible rows are, from an edge on. A layout may place them in another order than that of their paths.
  private func visibleExtents(
    from edge: ListEdge, in viewport: ListViewport
  ) -> [(path: RowPath, extent: ClosedRange<Double>)] {
    let visible = engine.host.visibleCells.compactMap { cell in
      host.extent(ofRowAt: cell.path).map { (path: cell.path, extent: $0) }
    }
    .filter { $0.extent.upperBound > viewport.start && $0.extent.lowerBound < viewport.end }
    .sorted { ($0.extent.lowerBound, $0.path) < ($1.extent.lowerBound, $1.path) }
    return edge == .start ? visible : visible.reversed()
  }

  // MARK: Changes

  /// Puts the list at a place after a stage of a change.
  ///
  /// - Parameters:
  ///   - place: the place, with paths after the change.
  ///   - stage: the stage.
  func restore(_ place: PlaceNote, after stage: PlaceStage) {
    guard host.viewport != nil else {
      if place.goesToEnd { beginsElsewhere = true }
      current = place
      return
    }
    switch (host.activeScroll, stage) {
    case (.list, _): break
    case (.listToEnd, .performed): break
    case (let scroll, .refreshed(let animated)) where place.goesToEnd && scroll != .user:
      // A place that waits for its row has precedence.
      if let saved, !saved.isShown, !engine.paths(of: saved.identity).isEmpty { break }
      if saved?.isShown == true { saved = nil }
      move { host.scroll(to: .end, animated: animated) {} }
    case (_, .performed) where place.goesToEnd: break
    default: put(place)
    }
  }

  /// Called at the end of a change, also if nothing is to be kept.
  func contentDidChange() {
    noteCurrent()
    showSavedPlace()
  }

  /// Scrolls so that a row is at its place, and again as long as rows that come on screen move it because they are
  /// measured.
  private func put(_ place: PlaceNote) {
    guard let anchor = place.anchors.first else { return }
    move {
      for turn in 0..<Self.limit {
        guard let viewport = host.viewport else { return }
        guard let extent = host.extent(ofRowAt: anchor.path) else {
          // Some hosts know only where rows on screen are.
          guard turn == 0, host.scroll(to: anchor.path, at: .top, animated: false, completion: {})
          else { return }
          continue
        }
        let start =
          place.edge == .start
          ? extent.lowerBound - anchor.distance
          : extent.upperBound + anchor.distance - viewport.length
        let target = viewport.clamped(start, overscrolls: host.activeScroll == .user)
        // The first position may be an estimate.
        if turn > 0, abs(target - viewport.start) < Self.tolerance { return }
        host.scroll(toStart: target)
      }
    }
  }

  private func move(_ work: () -> Void) {
    let wasMoving = isMoving
    isMoving = true
    engine.passing(work)
    isMoving = wasMoving
  }

  // MARK: What the host tells

  /// Called after the first content was shown.
  func contentDidAppear() {
    beginsElsewhere = following != .never || saved != nil
    viewportDidChange()
  }

  func didScroll() {
    guard !isMoving, knowsViewport else { return }
    noteCurrent()
    guard !notesAgain else { return }
    notesAgain = true
    Task { [weak self] in self?.noteAfterLayout() }
  }

  /// Notes the place once more, because rows that the scroll brings on screen are measured after it, which may move others.
  private func noteAfterLayout() {
    notesAgain = false
    if !engine.isChanging, knowsViewport { noteCurrent() }
  }

  /// Whether the viewport has the length that it had before. If it's about to have another one, the place from before is put
  /// right afterwards.
  private var knowsViewport: Bool {
    guard let length = host.viewport?.length else { return false }
    // Lengths are differences of coordinates, and so rounded.
    return current.map { abs($0.length - length) < Self.tolerance } ?? true
  }

  func willScrollElsewhere() {
    beginsElsewhere = false
    giveUpSavedPlace()
  }

  func viewportDidChange() {
    guard !isMoving, let viewport = host.viewport else { return }
    if showSavedPlace() { return }
    let begins = beginsElsewhere
    beginsElsewhere = false
    if begins, following != .never {
      move { host.scroll(to: .end, animated: false) {} }
    } else if let current, host.activeScroll == .none {
      // A finger that pulls down the keyboard holds the content, too.
      if !current.goesToEnd {
        put(current)
      } else if abs(viewport.distanceToEnd) > Self.tolerance {
        move { host.scroll(to: .end, animated: false) {} }
      }
    }
    noteCurrent()
  }

  // MARK: Saved places

  func place<ID: Hashable>(of type: ID.Type) -> ListPlace<ID>? {
    guard let viewport = host.viewport else { return nil }
    let edge: ListEdge = kept == .bottom ? .end : .start
    for anchor in anchors(from: edge, in: viewport) {
      guard let id = engine.shown.identity(at: anchor.path)?.value(as: type) else { continue }
      return ListPlace(of: id, at: edge, distance: anchor.distance)
    }
    return nil
  }

  func restore(_ place: SavedPlace) {
    giveUpSavedPlace()
    saved = place
    if host.activeScroll == .user { giveUpSavedPlace() } else { showSavedPlace() }
  }

  /// Shows the saved place if the list can. Returns whether it did.
  @discardableResult
  private func showSavedPlace() -> Bool {
    guard let place = saved, let viewport = host.viewport,
      let path = engine.paths(of: place.identity).first
    else { return false }
    beginsElsewhere = false
    if let distance = place.distance {
      put(
        PlaceNote(
          edge: place.edge, anchors: [.init(path: path, distance: distance)],
          isAtEnd: false, goesToEnd: false, length: viewport.length))
    } else {
      move { host.scroll(to: path, at: place.edge == .start ? .top : .bottom, animated: false) {} }
    }
    noteCurrent()
    guard !place.isShown else { return true }
    saved?.isShown = true
    place.completion(true)
    return true
  }

  private func giveUpSavedPlace() {
    let place = saved
    saved = nil
    if let place, !place.isShown { place.completion(false) }
  }

  /// The largest distance that counts as none, because views are placed at pixels.
  private static var tolerance: Double { 0.25 }

  /// Each correction brings on screen at most as many rows that haven't been measured as fit into the viewport.
  private static var limit: Int { 10 }
}

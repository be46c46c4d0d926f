import Observation

/// Shows sections that are built from observable values, and shows them again when one of the values changes.
///
/// Values are read in three places, and each is repeated on its own: the sections are built, the conditions of
/// hidden rows are evaluated, and views are updated.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
final class ListFollower<Host: ListHost>: ReadObserver {
  /// Builds the sections; `nil` when there is nothing to follow any more.
  private var build: @MainActor () -> [SectionContent]? = { nil }
  private weak var content: ListContent<Host>?
  private let animated: Bool

  private var sectionsReading: Reading?
  private var conditionsReading: Reading?
  private var viewReadings: [ObjectIdentifier: Reading] = [:]
  /// What views read when they repeated a part of their update.
  private var repetitionReadings: [ObjectIdentifier: Reading] = [:]
  /// What decisions about views read, for example about a cell's accessories.
  private var decisionReadings: [ObjectIdentifier: Reading] = [:]

  private var haveSectionsChanged = false
  private var haveConditionsChanged = false
  private var changedViews: Set<ObjectIdentifier> = []
  private var isScheduled = false

  init(_ content: ListContent<Host>, animated: Bool) {
    self.content = content
    self.animated = animated
  }

  // MARK: Reading

  /// Builds and shows sections, and follows the values that they read. Values that earlier sections read are ignored.
  func show(_ build: @escaping @MainActor () -> [SectionContent]?) {
    self.build = build
    showSections()
  }

  /// Builds the sections, and shows them.
  func showSections() {
    haveSectionsChanged = false
    let reading = Reading()
    sectionsReading = reading
    let sections = observing(reading, build) { $0.haveSectionsChanged = true }
    guard let content else { return }
    guard let sections else { return content.stopFollowing() }
    content.enqueue(ListTransaction(work: .show(sections, prepared: nil), animated: animated))
  }

  func observeConditions(_ evaluate: () -> [SectionContent]) -> [SectionContent] {
    haveConditionsChanged = false
    let reading = Reading()
    conditionsReading = reading
    return observing(reading, evaluate) { $0.haveConditionsChanged = true }
  }

  func observes(_ view: AnyObject) -> Bool { viewReadings[ObjectIdentifier(view)] != nil }

  func observe(_ view: AnyObject, during update: () -> Void) {
    let (id, reading) = (ObjectIdentifier(view), Reading())
    viewReadings[id] = reading
    repetitionReadings[id] = nil
    decisionReadings[id] = nil
    changedViews.remove(id)
    let observedUpdate = { CurrentReadObserver.set(self, during: update) }
    observing(reading, observedUpdate) { $0.changedViews.insert(id) }
  }

  func observeRepetition(of view: AnyObject, _ update: () -> Void) {
    let (id, reading) = (ObjectIdentifier(view), Reading())
    repetitionReadings[id] = reading
    observing(reading, update) { $0.changedViews.insert(id) }
  }

  func observe<Result>(decisionAbout view: AnyObject, _ decide: () -> Result) -> Result {
    let (id, reading) = (ObjectIdentifier(view), Reading())
    decisionReadings[id] = reading
    return observing(reading, decide) { $0.changedViews.insert(id) }
  }

  /// Reads values, and calls `note` when the first of them changes, unless they are read again before.
  private func observing<Result>(
    _ reading: Reading, _ read: () -> Result,
    onChange note: @escaping @MainActor (ListFollower) -> Void
  ) -> Result {
    withObservationTracking(read) { [weak self, weak reading] in
      // The value changes after this closure, and on any thread.
      guard reading != nil else { return }
      Task { @MainActor in
        guard let self, reading != nil else { return }
        note(self)
        self.schedule()
      }
    }
  }

  // MARK: Showing

  /// Shows the changes in the next turn of the main actor, so that several changes are shown at once.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in self?.showChanges() }
  }

  /// Shows the changes since the last call: builds the sections, evaluates the conditions or updates the cells.
  private func showChanges() {
    isScheduled = false
    guard sectionsReading != nil else { return }
    if haveSectionsChanged { showSections() }
    // If the owner of the sections was deallocated, the list stops following.
    guard sectionsReading != nil else { return }
    if haveConditionsChanged {
      haveConditionsChanged = false
      content?.enqueue(ListTransaction(work: .updateVisibility(prepared: nil), animated: animated))
    }
    if !changedViews.isEmpty {
      content?.enqueue(ListTransaction(work: .refresh(.views(changedViews))))
      changedViews = []
    }
  }

  func stop() {
    (sectionsReading, conditionsReading, viewReadings) = (nil, nil, [:])
    (repetitionReadings, decisionReadings) = ([:], [:])
  }
}

/// A token for one reading of values. Observation can't be cancelled, so the token is released when the values are read
/// again or the list stops following, and changes of values with a released token are ignored.
private final class Reading: Sendable {}

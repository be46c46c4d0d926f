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

  private var haveSectionsChanged = false
  private var haveConditionsChanged = false
  private var changedViews: Set<ObjectIdentifier> = []
  private var isScheduled = false

  init(_ content: ListContent<Host>, animated: Bool) {
    self.content = content
    self.animated = animated
  }

  // MARK: Reading

  /// Builds sections, shows them, and follows what they read instead of what earlier sections read.
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
    changedViews.remove(id)
    let observedUpdate = { CurrentReadObserver.set(self, during: update) }
    observing(reading, observedUpdate) { $0.changedViews.insert(id) }
  }

  func observeRepetition(of view: AnyObject, _ update: () -> Void) {
    let (id, reading) = (ObjectIdentifier(view), Reading())
    repetitionReadings[id] = reading
    observing(reading, update) { $0.changedViews.insert(id) }
  }

  /// Reads values, and notes when the first of them changes, unless they were read again by then.
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

  /// Shows what changed when everything that changed by now has been noted.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in self?.showChanges() }
  }

  /// Shows what changed since the last time: as little as possible, and each thing once.
  private func showChanges() {
    isScheduled = false
    guard sectionsReading != nil else { return }
    if haveSectionsChanged { showSections() }
    // The owner of the sections may be gone.
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
    repetitionReadings = [:]
  }
}

/// One time that values were read. Whoever reads them again, or stops following, lets it go, so that changes
/// of what was read before are ignored: observation can't be cancelled.
private final class Reading: Sendable {}

import Observation

/// Shows sections that are built from observable values, and shows them again when one of the values changes.
///
/// Values are read in three places, and each is repeated on its own: the sections are built, the conditions of
/// hidden rows are evaluated, and views are updated.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
final class ListFollower<Host: ListHost>: ReadObserver {
  /// Builds the sections; `nil` when there is nothing to follow any more.
  private var build: @MainActor () -> [SectionContent]? = { nil }
  private weak var engine: ListEngine<Host>?
  private var animated = false

  private var sectionsReading: Reading?
  private var conditionsReading: Reading?
  private var haveSectionsChanged = false
  private var haveConditionsChanged = false
  private var haveViewsChanged = false
  private var isScheduled = false

  init(_ engine: ListEngine<Host>) { self.engine = engine }

  // MARK: Reading

  /// Builds and shows sections, and follows the values that they read. Values that earlier sections read are ignored.
  func show(animated: Bool, _ build: @escaping @MainActor () -> [SectionContent]?) {
    (self.build, self.animated) = (build, animated)
    showSections()
  }

  /// Builds the sections, and shows them.
  func showSections() {
    haveSectionsChanged = false
    let reading = Reading()
    sectionsReading = reading
    let sections = observing(reading, build) { $0.haveSectionsChanged = true }
    guard let engine else { return }
    guard let sections else { return engine.stopFollowing() }
    engine.enqueue(ListTransaction(work: .show(sections, prepared: nil), animated: animated))
  }

  func observeConditions(_ evaluate: () -> [SectionContent]) -> [SectionContent] {
    haveConditionsChanged = false
    let reading = Reading()
    conditionsReading = reading
    return observing(reading, evaluate) { $0.haveConditionsChanged = true }
  }

  func observe(_ view: AnyObject, during update: () -> Void) {
    guard let record = engine?.views.record(of: view) else { return update() }
    record.endReading()
    record.needsUpdate = false
    observe(\.reading, of: view) { CurrentReadObserver.set(self, during: update) }
  }

  func observe<Result>(
    _ reading: ReferenceWritableKeyPath<ViewRecord, Reading?>, of view: AnyObject,
    _ read: () -> Result
  ) -> Result {
    guard let record = engine?.views.record(of: view) else { return read() }
    let token = Reading()
    record[keyPath: reading] = token
    return observing(token, read) { [weak record] in
      record?.needsUpdate = true
      $0.haveViewsChanged = true
    }
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
      engine?.enqueue(ListTransaction(work: .updateVisibility(prepared: nil), animated: animated))
    }
    if haveViewsChanged {
      haveViewsChanged = false
      engine?.enqueue(ListTransaction(work: .refresh(.changed)))
    }
  }

  func stop() {
    (sectionsReading, conditionsReading) = (nil, nil)
    engine?.views.endReading()
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension ListEngine {
  /// Builds and shows sections, again and again, until other content is applied.
  func follow(
    animated: Bool, _ build: @escaping @MainActor () -> [ListSection<Host.Cell>]?
  ) {
    forgetOtherContent()
    startFollowing(animated: animated, build)
  }

  /// Builds and shows sections for each value of a sequence.
  ///
  /// - Parameter build: returns `nil` when there is nothing to follow any more.
  func follow<Values: AsyncSequence & Sendable>(
    _ values: Values, animated: Bool, onEnd: (@MainActor ((any Error)?) -> Void)?,
    _ build: @escaping @MainActor (Values.Element) -> [ListSection<Host.Cell>]?
  ) where Values.Element: Sendable {
    forgetOtherContent()
    followedSequence = OwnedTask(
      Task { [weak self] in
        var failure: (any Error)?
        var follower: ListFollower<Host>?
        do {
          for try await value in values {
            if Task.isCancelled { return }
            guard let self else { return }
            if let follower {
              // The same follower, because it observes the values that cells on screen read.
              follower.show(animated: animated) { Self.contents(of: build(value)) }
            } else {
              follower = startFollowing(animated: animated) { build(value) }
            }
          }
        } catch {
          failure = error
        }
        if Task.isCancelled { return }
        self?.followedSequence = nil
        onEnd?(failure)
      })
  }

  @discardableResult
  private func startFollowing(
    animated: Bool, _ build: @escaping @MainActor () -> [ListSection<Host.Cell>]?
  ) -> ListFollower<Host> {
    readObserver?.stop()
    let follower = ListFollower(self)
    readObserver = follower
    follower.show(animated: animated) { Self.contents(of: build()) }
    return follower
  }

  private static func contents(of sections: [ListSection<Host.Cell>]?) -> [SectionContent]? {
    sections.map { ListSection.contents(of: $0) }
  }
}

extension ListDriver {
  /// Shows sections that are built again elsewhere when they change, as SwiftUI does. As far as the system has Observation,
  /// cells are also updated when an `@Observable` value changes that they read.
  package func show(
    _ sections: [ListSection<Host.Cell>], animated: Bool
  ) {
    let contents = ListSection.contents(of: sections)
    engine.endQuery()
    engine.show(animated: animated) { contents }
  }
}

extension ListEngine {
  /// Shows sections, and observes the values that they, views on screen and conditions read, as far as the system has
  /// Observation. It's for something that calls this again when the sections change.
  func show(animated: Bool, _ build: @escaping @MainActor () -> [SectionContent]?) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else {
      guard let sections = build() else { return stopFollowing() }
      return enqueue(ListTransaction(work: .show(sections, prepared: nil), animated: animated))
    }
    // The same follower, because it observes the values that cells on screen read.
    let follower = readObserver as? ListFollower<Host> ?? ListFollower(self)
    readObserver = follower
    follower.show(animated: animated, build)
  }
}

extension ListEngine {
  /// Forgets the content that the list follows, or that waits for the next turn, because other content replaces it.
  func forgetOtherContent() {
    waitingContent = nil
    stopFollowing()
  }

  /// Shows the changes of a handler at once if the list follows its model, or if content waits for the next turn,
  /// because the host relies on them. Otherwise the list would show them in the next turn.
  package func showFollowedChanges() {
    if let showEvaluation { return showEvaluation() }
    // Content that waits replaces the content that the list follows.
    applyWaitingContent()
    readObserver?.showSections()
  }

  func stopFollowing() {
    followedSequence = nil
    endQuery()
    readObserver?.stop()
    readObserver = nil
  }
}

/// A task that is cancelled when this object is deallocated.
final class OwnedTask {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}

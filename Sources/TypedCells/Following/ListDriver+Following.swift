@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension ListDriver {
  /// Shows sections, and keeps them up to date: whenever an `@Observable` value that was read changes, the
  /// list shows the change in the next turn of the main actor.
  ///
  /// ```swift
  /// screen.list.follow(weak: screen) { screen in
  ///   ListSection(id: "people") {
  ///     for person in screen.people {
  ///       Row(PersonCell.self, person)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The list repeats only the work that read the changed value:
  /// - If a value changed that `sections` read, the sections are built again, and rows are inserted, deleted,
  ///   moved and updated as by ``apply(animated:completion:_:)``.
  /// - If a value changed that a condition of ``Row/hidden(when:)`` read, only the conditions are evaluated.
  /// - If a value changed that a cell, a header or a footer read in its update, only that view is updated.
  ///
  /// Several changes in one turn are shown at once. The list follows one content at a time, until you follow
  /// or apply another, or call ``stopFollowing()``.
  ///
  /// Values that ``LazyRows`` read when they make a row aren't observed.
  ///
  /// - Parameters:
  ///   - owner: the object to which the content belongs, held weakly. After it is deallocated, the list keeps
  ///     what it shows.
  ///   - animated: whether the host animates the changes.
  ///   - sections: receives the owner and returns the content.
  public func follow<Owner: AnyObject>(
    weak owner: Owner, animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections: @escaping @MainActor (Owner) -> [ListSection<Host.Cell>]
  ) {
    engine.follow(animated: animated) { [weak owner] in owner.map(sections) }
  }

  /// Shows sections, and keeps them up to date with the `@Observable` values that they read; see
  /// ``follow(weak:animated:_:)``.
  ///
  /// The list holds the closure. If the closure holds the list, directly or through a view controller, neither
  /// is ever deallocated: pass the view controller as an owner instead.
  ///
  /// - Parameters:
  ///   - animated: whether the host animates the changes.
  ///   - sections: returns the content.
  public func follow(
    animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections: @escaping @MainActor () -> [ListSection<Host.Cell>]
  ) {
    engine.follow(animated: animated) { sections() }
  }

  /// Shows sections for each value of a sequence, and keeps them up to date with the `@Observable` values that
  /// they read; see ``follow(weak:animated:_:)``.
  ///
  /// ```swift
  /// screen.list.follow(screen.searches) { people in
  ///   ListSection(id: "people") {
  ///     for person in people {
  ///       Row(PersonCell.self, person)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The list reads the sequence until it ends, and shows the latest value. If you follow or apply other
  /// content, call ``stopFollowing()``, or release the list, the task that reads the sequence is cancelled.
  ///
  /// The list holds the closures. If one of them holds the list, directly or through a view controller, neither is
  /// ever deallocated: pass the view controller as an owner, see ``follow(_:weak:animated:onEnd:_:)``.
  ///
  /// - Parameters:
  ///   - values: a sequence of models, such as an `AsyncStream`.
  ///   - animated: whether the host animates the changes.
  ///   - onEnd: called when the sequence has ended, with its error if it failed; not called when the list stops
  ///     following it. The list keeps what it shows.
  ///   - sections: receives the latest value and returns the content.
  public func follow<Values: AsyncSequence>(
    _ values: Values, animated: Bool = true,
    onEnd: (@MainActor ((any Error)?) -> Void)? = nil,
    @SectionBuilder<Host.Cell> _ sections:
      @escaping @MainActor (Values.Element) -> [ListSection<Host.Cell>]
  ) where Values: Sendable, Values.Element: Sendable {
    engine.follow(values, animated: animated, onEnd: onEnd) { sections($0) }
  }

  /// Shows sections for each value of a sequence, and keeps them up to date with the `@Observable` values that
  /// they read; see ``follow(_:animated:onEnd:_:)``.
  ///
  /// ```text
  /// list.follow(store.searches, weak: self) { controller, people in … }
  /// ```
  ///
  /// - Parameters:
  ///   - values: a sequence of models, such as an `AsyncStream`.
  ///   - owner: the object to which the content belongs, held weakly. After it is deallocated, the list stops
  ///     reading the sequence and keeps what it shows.
  ///   - animated: whether the host animates the changes.
  ///   - onEnd: called when the sequence has ended, with its error if it failed; not called when the list stops
  ///     following it.
  ///   - sections: receives the owner and the latest value, and returns the content.
  public func follow<Values: AsyncSequence, Owner: AnyObject>(
    _ values: Values, weak owner: Owner, animated: Bool = true,
    onEnd: (@MainActor ((any Error)?) -> Void)? = nil,
    @SectionBuilder<Host.Cell> _ sections:
      @escaping @MainActor (Owner, Values.Element) -> [ListSection<Host.Cell>]
  ) where Values: Sendable, Values.Element: Sendable {
    engine.follow(values, animated: animated, onEnd: onEnd) { [weak owner] value in
      owner.map { sections($0, value) }
    }
  }

  /// Whether the list follows observable values, a sequence or a query.
  public var isFollowing: Bool {
    engine.readObserver != nil || engine.followedSequence != nil || engine.followedQuery != nil
  }

  /// Stops following; the list keeps what it shows.
  public func stopFollowing() {
    engine.stopFollowing()
  }

  /// Returns when the list shows all changes of followed values that were made before the call.
  ///
  /// You need it in tests, and before you scroll to a row that has just been added:
  ///
  /// ```text
  /// store.messages.append(message)
  /// await list.followedChanges()
  /// list.scroll(to: message.id)
  /// ```
  ///
  /// Values of a followed sequence can arrive through other threads, so the method doesn't wait for them. In a test,
  /// wait until the list shows the value.
  public func followedChanges() async {
    // A change is noted in one turn of the main actor, shown in the next, and may cause another.
    for _ in 0..<4 { await Task { @MainActor in }.value }
  }

  /// Builds the sections again, and updates everything on screen, whether or not anything changed.
  package func repeatFollowing() {
    engine.readObserver?.showSections()
    refreshVisible()
  }
}

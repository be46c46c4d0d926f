/// Applying content in step with other work.
extension ListDriver {
  /// Replaces the content, and returns when the host shows it and its animations have ended.
  ///
  /// ```text
  /// await list.applyAndWait { … }
  /// list.scroll(to: newest.id, animated: true)
  /// ```
  ///
  /// The method isn't called `apply` because Swift would prefer an asynchronous `apply` in every asynchronous
  /// function. Cancelling the task has no effect.
  ///
  /// - Parameters:
  ///   - animated: whether the host animates the change.
  ///   - sections: the new content.
  /// - Returns: the changes; none if the content was rejected because of ``duplicates``.
  @discardableResult
  public func applyAndWait(
    animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections: () -> [ListSection<Host.Cell>]
  ) async -> SectionedChanges {
    let sections = sections()
    return await withCheckedContinuation { continuation in
      apply(sections, animated: animated) { continuation.resume(returning: $0) }
    }
  }

  /// Replaces the content in the next turn of the main actor. If you call it several times in a turn, only the last
  /// content is built and applied.
  ///
  /// Use it if many changes of a model arrive at once, and each of them leads to a call. Content that you apply
  /// or follow before the next turn replaces the content that waits. If a handler of a destructive swipe action, a
  /// deletion, a move or a drop calls the method, the content is applied when the handler returns, because UIKit relies
  /// on it.
  ///
  /// - Parameters:
  ///   - owner: the object to which the content belongs, held weakly. If it is deallocated meanwhile, nothing is
  ///     applied.
  ///   - animated: whether the host animates the change.
  ///   - sections: receives the owner and returns the new content.
  public func applyInNextTurn<Owner: AnyObject>(
    weak owner: Owner, animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections: @escaping @MainActor (Owner) -> [ListSection<Host.Cell>]
  ) {
    let isFirst = engine.waitingContent == nil
    // Another driver of the list may outlive this one.
    engine.waitingContent = { [weak engine, weak owner] in
      guard let engine, let owner else { return }
      ListDriver(sharing: engine).apply(sections(owner), animated: animated)
    }
    guard isFirst else { return }
    Task { [weak engine] in engine?.applyWaitingContent() }
  }
}

extension ListEngine {
  /// Applies the content that waits for the next turn, if any.
  func applyWaitingContent() {
    let waiting = waitingContent
    waitingContent = nil
    waiting?()
  }
}

extension ListDriver {
  /// Replaces the content, and compares it with the old content away from the main actor.
  ///
  /// Use it for changes that move very many rows; the list can be scrolled meanwhile. Other changes take the main actor
  /// longer than `apply` does. Any task can build the rows. Identities are read, and the host is changed, on the main
  /// actor.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the host animates the change.
  /// - Returns: whether the content is shown now. It isn't if newer content was applied in the meantime, the task was
  ///   cancelled, or the content was rejected because of duplicates; then the list doesn't change.
  ///   ``updateVisibility(animated:completion:)`` and prepared changes don't count as newer content; the conditions of
  ///   ``Row/hidden(when:)`` are evaluated again before the content is shown. If you call the method again meanwhile,
  ///   the earlier call waits for the later one, and shows its content if that one is cancelled or rejected.
  @discardableResult
  public func apply(
    inBackground sections: [ListSection<Host.Cell>], animated: Bool = true
  ) async -> Bool {
    // A task that is cancelled doesn't end what the list follows.
    if Task.isCancelled { return false }
    engine.forgetOtherContent()
    return await engine.apply(
      inBackground: ListSection.contents(of: sections), animated: animated)
  }
}

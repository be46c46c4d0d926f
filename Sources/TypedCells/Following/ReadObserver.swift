/// Notes which observable values a list's views and conditions read.
///
/// A protocol, because its implementation needs a newer system than a list does.
@MainActor
protocol ReadObserver: AnyObject {
  /// Updates a view, and notes what the update reads.
  func observe(_ view: AnyObject, during update: () -> Void)

  /// Leaves out what is hidden, and notes what the conditions read.
  func observeConditions(_ evaluate: () -> [SectionContent]) -> [SectionContent]

  /// Builds the sections again, whether or not anything changed.
  func showSections()

  /// Ends everything; the list keeps its content.
  func stop()
}

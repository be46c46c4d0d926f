/// Notes which observable values a list's views and conditions read.
///
/// A protocol, because its implementation needs a newer system than a list does.
@MainActor
protocol ReadObserver: AnyObject {
  /// Updates a view, and observes the values that the update reads.
  func observe(_ view: AnyObject, during update: () -> Void)

  /// Whether the values that a view read in its last update are observed.
  func observes(_ view: AnyObject) -> Bool

  /// Removes hidden sections and rows, and observes the values that the conditions read.
  func observeConditions(_ evaluate: () -> [SectionContent]) -> [SectionContent]

  /// Builds the sections again, whether or not anything changed.
  func showSections()

  /// Ends everything; the list keeps its content.
  func stop()
}

/// Notes which observable values a list's views and conditions read.
///
/// A protocol, because its implementation needs a newer system than a list does.
@MainActor
protocol ReadObserver: AnyObject {
  /// Updates a view, and observes the values that the update reads.
  func observe(_ view: AnyObject, during update: () -> Void)

  /// Reads values for a view besides those of its update, and observes them until the next update.
  ///
  /// - Parameters:
  ///   - reading: where the view's record notes the reading. The values of an earlier one aren't observed any more.
  ///   - view: the view, which is updated after a change.
  ///   - read: reads the values.
  func observe<Result>(
    _ reading: ReferenceWritableKeyPath<ViewRecord, Reading?>, of view: AnyObject,
    _ read: () -> Result
  ) -> Result

  /// Removes hidden sections and rows, and observes the values that the conditions read.
  func observeConditions(_ evaluate: () -> [SectionContent]) -> [SectionContent]

  /// Builds the sections again, whether or not anything changed.
  func showSections()

  /// Ends everything; the list keeps its content.
  func stop()
}

/// The observer of the update that is going on, for cells that repeat a part of it later.
@MainActor
enum CurrentReadObserver {
  static private(set) weak var observer: (any ReadObserver)?

  static func set(_ new: any ReadObserver, during update: () -> Void) {
    let outer = observer
    observer = new
    update()
    observer = outer
  }
}

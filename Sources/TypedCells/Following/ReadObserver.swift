/// Notes which observable values a list's views and conditions read.
///
/// A protocol, because its implementation needs a newer system than a list does.
@MainActor
protocol ReadObserver: AnyObject {
  /// Updates a view, and observes the values that the update reads.
  func observe(_ view: AnyObject, during update: () -> Void)

  /// Repeats a part of a view's update, and observes the values that it reads besides those of the update. The
  /// values of an earlier repetition aren't observed any more.
  func observeRepetition(of view: AnyObject, _ update: () -> Void)

  /// Decides about a view after its update, and observes the values that the decision reads until the next update.
  func observe<Result>(decisionAbout view: AnyObject, _ decide: () -> Result) -> Result

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

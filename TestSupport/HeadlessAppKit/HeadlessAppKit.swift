// A small replacement for AppKit on systems without it, so that the lists of TypedCellsAppKit run there and their tests, too.
// It contains only what these lists and their tests need, and draws nothing. It isn't a product: test your screens on a Mac.
//
// Its behaviour follows Apple's documentation of `NSTableView`, `NSCollectionView` and their delegates. In particular:
//
// - A table with no columns has no rows. `reloadData()` drops all views, row heights and the selection.
// - `insertRows`, `removeRows` and `moveRow` are processed one after another; the selection follows the rows. A selected
//   row that is removed changes the selection, which is reported after `endUpdates()`.
// - A row view that leaves the screen is passed to the delegate with its row, or with -1 if the row was removed.
// - Selecting rows of a table in code reports a changed selection; selecting items of a collection view in code doesn't.
// - A batch of a collection view has deletions by the positions before it and insertions by those after it.
//
// It differs from AppKit in these respects:
//
// - Coordinates have their origin at the top. Views are laid out by `layoutSubtreeIfNeeded()`, and after updates.
// - AppKit's documentation doesn't mention updates that disagree with the data source. HeadlessAppKit raises an
//   `AppKitException`, with words of its own.
// - Animations take no time, but `NSAnimationContext.finish()` has to end them.
// - Every delegate implements all methods, by default implementations that return AppKit's defaults.
// - A changed selection is reported at once. AppKit reports it when the user releases the mouse button.
// - Columns have a width, but cells are as wide as the table. Floating headers are missing, and insets are those
//   of the clip view.
@_exported public import Foundation

/// An exception for a mistake that AppKit doesn't accept. Outside `recording(_:)`, it ends the process.
public struct AppKitException: Error, Hashable, Sendable {
  /// The mistake.
  public let reason: String

  @MainActor private static var recorded: [AppKitException]?

  /// Records exceptions instead of ending the process.
  ///
  /// - Parameter work: the code that may raise exceptions.
  /// - Returns: the exceptions, in the order in which they were raised.
  @MainActor
  public static func recording(_ work: @MainActor () throws -> Void) rethrows -> [AppKitException] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    try work()
    return recorded ?? []
  }

  /// Raises an exception. It returns only while exceptions are recorded.
  @MainActor
  static func raise(_ reason: String) {
    guard recorded != nil else { fatalError("HeadlessAppKit: \(reason)") }
    recorded?.append(AppKitException(reason: reason))
  }
}

/// A group of animations.
@MainActor
public final class NSAnimationContext: NSObject {
  /// Whether a view was reached by `animator()` and not changed yet.
  static var hasAnimator = false
  private static var running: [@MainActor () -> Void] = []
  private static var contexts: [NSAnimationContext] = [NSAnimationContext()]

  /// The context of the innermost group.
  public static var current: NSAnimationContext { contexts[contexts.count - 1] }

  /// The duration of the animations in seconds. Only whether it is 0 matters.
  public var duration: TimeInterval = 0.25

  /// Begins a group.
  public static func beginGrouping() { contexts.append(NSAnimationContext()) }

  /// Ends a group.
  public static func endGrouping() { contexts.removeLast() }

  /// Runs a group of animations.
  ///
  /// - Parameters:
  ///   - changes: makes the changes.
  ///   - completionHandler: called when the animations have ended.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void,
    completionHandler: (@Sendable () -> Void)? = nil
  ) {
    beginGrouping()
    changes(current)
    endGrouping()
    if let completionHandler { run(completionHandler) }
  }

  /// Whether animations end as soon as they begin.
  @TaskLocal public static var endsAtOnce = false

  /// Lets animations run until `finish()`.
  static func run(_ completion: @escaping @MainActor () -> Void) {
    running.append(completion)
    if endsAtOnce { finish() }
  }

  /// Ends all animations.
  public static func finish() {
    while !running.isEmpty { running.removeFirst()() }
  }
}

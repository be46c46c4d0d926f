// In UIKit, the `updates` block is optional and doesn't escape. Swift code can't declare such a parameter,
// only imported Objective-C can. So there are two overloads: subclasses override the one with the optional,
// and this one calls it.
extension UITableView {
  /// Performs inserts, deletes, moves and reloads as one update, and checks the update.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

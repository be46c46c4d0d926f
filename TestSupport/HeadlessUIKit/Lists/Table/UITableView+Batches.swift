// UIKit's block may be nil and yet does not escape, which only the Clang importer can say. So there are
// two: what may be nil goes to the one that subclasses override, and closures come to it by this one.
extension UITableView {
  /// Carries out inserts, deletes, moves and reloads as one change, and checks it.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

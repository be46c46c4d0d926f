import TypedCells

/// A data source of a list of this library, as the test kit finds it at a view.
@MainActor
package protocol ListSource: AnyObject {
  /// Shows the changes of followed models that the list would show in the next turn.
  func showFollowedChanges()
}

extension TableSource: ListSource {
  package func showFollowedChanges() { host?.list?.showFollowedChanges() }
}

extension CollectionSource: ListSource {
  package func showFollowedChanges() { host?.list?.showFollowedChanges() }
}

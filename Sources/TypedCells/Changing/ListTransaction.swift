/// A change that waits for its turn.
struct ListTransaction {
  /// The kind of change.
  enum Work {
    /// Shows new content. The changes are used if they were computed for the content that the list shows.
    case show([SectionContent], prepared: PreparedChange?)
    /// Evaluates the conditions of the applied content again.
    case updateVisibility(prepared: PreparedChange?)
    /// Expands or collapses rows.
    case expand(OutlineChange)
    /// Updates visible views.
    case refresh(RefreshedViews)
  }

  let work: Work
  var animated = false
  /// Calls its parameter, which carries the change out, with settings of the host that are only for this change.
  var surrounding: (@MainActor (_ change: () -> Void) -> Void)?
  var completion: (@MainActor (SectionedChanges) -> Void)?
  /// The request for changes in the background that the transaction fulfils, if any.
  var request: Int?
}

/// Which visible views are updated.
enum RefreshedViews {
  case all
  /// The cells of rows with some identities.
  case rows(IdentitySet<RowIdentity>)
  /// The cells of rows with some identities whose models were read, unless they show the same already.
  case read(IdentitySet<RowIdentity>)
  /// The views for which observable values were read that have changed.
  case changed
}

/// A change that was computed before its turn.
struct PreparedChange {
  let change: ListChange
  /// The content of the list for which it was computed.
  let list: ObjectIdentifier
  /// The content's revision at that time.
  let revision: Int
}

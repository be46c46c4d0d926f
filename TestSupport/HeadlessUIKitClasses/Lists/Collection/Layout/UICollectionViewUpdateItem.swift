/// One change of a batch update, for the collection view's layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert

    /// An item or section is deleted.
    case delete

    /// An item or section is reloaded.
    case reload

    /// An item or section is moved.
    case move

    /// No change.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item without a change, for subclasses in tests.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  /// The index path before the update, or `nil` for an insert. The `item` of a section's path is
  /// `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update, or `nil` for a delete. The `item` of a section's path is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change.
  open var updateAction: UICollectionViewUpdateItem.Action { action }
}

extension BatchLedger {
  /// The changes of the batch.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, before: section($0), after: nil) }
    items += insertedSections.map { .init(.insert, before: nil, after: section($0)) }
    items += reloadedSections.map { .init(.reload, before: section($0), after: section($0)) }
    items += movedSections.map {
      .init(.move, before: section($0.source), after: section($0.target))
    }
    items += deleted.map { .init(.delete, before: $0, after: nil) }
    items += inserted.map { .init(.insert, before: nil, after: $0) }
    let paths = BatchPaths(self)
    items += reloaded.map { .init(.reload, before: $0, after: paths.newPath(of: $0)) }
    items += moved.map { .init(.move, before: $0.source, after: $0.target) }
    return items
  }
}

/// One step of a collection's change, as its layout sees it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of steps.
  public enum Action: Int, Sendable {
    /// An item, or a section, is inserted.
    case insert

    /// It is deleted.
    case delete

    /// It is reloaded.
    case reload

    /// It is moved.
    case move

    /// Nothing happens.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  /// The path before the change. That of a section has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The path after the change. That of a section has `NSNotFound` as its item.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens.
  open var updateAction: UICollectionViewUpdateItem.Action { action }
}

extension BatchLedger {
  /// The steps of the change.
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
    items += reloaded.map { .init(.reload, before: $0, after: newPath(of: $0)) }
    items += moved.map { .init(.move, before: $0.source, after: $0.target) }
    return items
  }
}

import TypedCells

/// What a collection is asking its data source for.
struct CollectionRequest {
  /// The kind of a supplementary view; `nil` for a cell.
  let kind: String?
  let path: IndexPath
  /// What was dequeued to answer.
  var dequeued: UICollectionReusableView?
}

/// Views that show nothing in place of what could not be shown.
///
/// A collection accepts only what it has dequeued, and wants all of that back. So it is the very view of
/// the wrong class that stands in, with its content hidden.
@MainActor
struct StandIns {
  static let identifier = "TypedCells.empty"

  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func contains(_ view: UICollectionReusableView) -> Bool {
    view.reuseIdentifier == Self.identifier || entries[ObjectIdentifier(view)]?.view === view
  }

  /// Hides what a view shows, for good.
  mutating func add(_ view: UICollectionReusableView) {
    entries[ObjectIdentifier(view)] = Entry(view: view)
    for content in view.subviews { content.isHidden = true }
    (view as? UICollectionViewCell)?.contentView.isHidden = true
  }
}

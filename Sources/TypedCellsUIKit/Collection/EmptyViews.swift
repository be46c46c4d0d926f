/// Dequeued views that show nothing, in place of something that can't be shown.
///
/// A collection view accepts only views that it dequeued, and wants all of them back. So if a dequeued view
/// has the wrong class, its content is hidden, and the data source returns it.
@MainActor
struct EmptyViews {
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

/// A title above or below a section, which collection views have no view for. It looks like the header of
/// a list.
final class CollectionTitle: UICollectionViewListCell {
  static let identifier = "TypedCells.title"
  /// The height in a flow layout that has no `headerReferenceSize`, in points: that of a header of one line
  /// at the default text size.
  static let height: CGFloat = 36

  var title = "" {
    didSet {
      var content = defaultContentConfiguration()
      content.text = title
      contentConfiguration = content
    }
  }
}

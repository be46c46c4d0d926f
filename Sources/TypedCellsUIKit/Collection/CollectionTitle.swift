/// A title above or below a section, which collection views have no view for. It looks like the header of
/// a list.
class CollectionTitle: UICollectionViewListCell {
  static let identifier = "TypedCells.title"
  /// The height in a flow layout that has no `headerReferenceSize`, in points: that of a header of one line
  /// at the default text size.
  static let height: CGFloat = 36
  /// The width in a flow layout that scrolls horizontally and has no `headerReferenceSize`, in points: room for a short
  /// title, as in AppKit's lists.
  static let width: CGFloat = 120

  private(set) var title = ""

  /// The height that the title wants at its width.
  var fittingHeight: CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// - Parameters:
  ///   - title: the title.
  ///   - isInList: whether the section is, or may be, a list. There, UIKit chooses the style.
  func show(_ title: String, isInList: Bool) {
    self.title = title
    var content = isInList ? defaultContentConfiguration() : .plainHeader()
    content.text = title
    contentConfiguration = content
  }
}

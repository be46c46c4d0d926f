public import TypedCellsUIKit

/// A view that UIKit reuses: a cell of a table or a collection, a header, a footer.
@MainActor
public protocol ReusableUIView: UIView {
  /// Called before UIKit shows another row in the view.
  func prepareForReuse()
}

extension UITableViewCell: ReusableUIView {}
extension UITableViewHeaderFooterView: ReusableUIView {}
extension UICollectionReusableView: ReusableUIView {}

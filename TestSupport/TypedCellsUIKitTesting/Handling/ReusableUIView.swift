import TypedCellsUIKit

/// A view that UIKit prepares before it shows another row: a cell of a table or a collection, a header, a footer.
@MainActor
protocol ReusableUIView: UIView {
  func prepareForReuse()
}

extension UITableViewCell: ReusableUIView {}
extension UITableViewHeaderFooterView: ReusableUIView {}
extension UICollectionReusableView: ReusableUIView {}

/// A view that can be in a reuse queue.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }

  /// Sets the reuse identifier of a view that was created without one.
  func adopt(_ identifier: String)

  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// What reuse queues hold.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }

  /// Takes an identifier that the initialiser was not told.
  func adopt(_ identifier: String)

  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

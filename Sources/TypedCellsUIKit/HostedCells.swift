public import TypedCells

/// A table shows table cells, and their subclasses.
extension UITableViewCell: HostedCell {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = UITableViewCell
}

/// A table shows header-footer views beside its cells, and their subclasses.
extension UITableViewHeaderFooterView: HostedHeaderFooter {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = UITableViewCell

  /// The class that all headers and footers of a table inherit from.
  public typealias BaseHeaderFooter = UITableViewHeaderFooterView
}

/// A collection shows collection cells, and their subclasses.
extension UICollectionViewCell: HostedCell {
  /// The class that all cells of a collection inherit from.
  public typealias BaseCell = UICollectionViewCell
}

/// A collection shows reusable views beside its cells, and their subclasses.
extension UICollectionReusableView: HostedHeaderFooter {
  /// The class that all cells of a collection inherit from.
  public typealias BaseCell = UICollectionViewCell

  /// The class that all headers and footers of a collection inherit from.
  public typealias BaseHeaderFooter = UICollectionReusableView
}

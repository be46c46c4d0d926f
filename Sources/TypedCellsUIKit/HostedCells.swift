#if canImport(UIKit)
  public import TypedCells
  public import UIKit

  /// A table shows table cells, and their subclasses.
  extension UITableViewCell: HostedCell {
    /// The class that all cells of a table inherit from.
    public typealias BaseCell = UITableViewCell
  }

  /// A collection shows collection cells, and their subclasses.
  extension UICollectionViewCell: HostedCell {
    /// The class that all cells of a collection inherit from.
    public typealias BaseCell = UICollectionViewCell
  }
#endif

// Declarations that the samples in the comments of HeadlessUIKitClasses use.

import Foundation
import HeadlessUIKit

final class PersonCell: UITableViewCell {}

@MainActor let table = UITableView()
@MainActor let collection = UICollectionView(
  frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor let controller = UIViewController()

extension Bundle {
  /// The app's bundle.
  static var module: Bundle { .main }
}

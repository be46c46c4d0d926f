// Declarations that the samples in the comments of HeadlessUIKitClasses use.

import Foundation
import HeadlessUIKit

final class PersonCell: UITableViewCell {}

@MainActor let table = UITableView()

extension Bundle {
  /// The app's bundle.
  static var module: Bundle { .main }
}

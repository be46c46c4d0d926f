// What the samples in the comments of HeadlessUIKit take for granted.

import Foundation
import HeadlessUIKit

final class PersonCell: UITableViewCell {}

@MainActor let table = UITableView()

extension Bundle {
  /// The bundle of the app.
  static var module: Bundle { .main }
}

import Foundation

/// A line of code for the system that it is compiled on, where UIKit is a module of this package.
func portable(_ line: String) -> String {
  line.trimmingCharacters(in: .whitespaces) == "import UIKit"
    ? line.replacingOccurrences(of: "UIKit", with: "HeadlessUIKit") : line
}

import Foundation

/// Returns a line of code for the current system, which gets HeadlessUIKit instead of UIKit.
func portable(_ line: String) -> String {
  line.trimmingCharacters(in: .whitespaces) == "import UIKit"
    ? line.replacingOccurrences(of: "UIKit", with: "HeadlessUIKit") : line
}

import Foundation

/// Returns a line of code for the current system, which gets HeadlessUIKit and HeadlessSwiftUI instead of Apple's.
func portable(_ line: String) -> String {
  let module = line.trimmingCharacters(in: .whitespaces).dropFirst("import ".count)
  return line.contains("import ") && ["UIKit", "SwiftUI"].contains(module)
    ? line.replacingOccurrences(of: module, with: "Headless\(module)") : line
}

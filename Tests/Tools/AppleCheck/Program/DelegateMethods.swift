import Foundation

/// The methods that the adapter's code names in texts, such as `"tableView:heightForRowAtIndexPath:"`.
///
/// The adapter returns them from `responds(to:)`, and no compiler notices a wrong name, so each has to be a method in the
/// headers of UIKit.
struct DelegateMethods {
  private let named: Set<String>
  private let declared: Set<String>

  /// Reads the names in the adapter's files and the methods in the headers.
  init(namedIn sources: [String], headers: URL) throws {
    named = try Set(
      sources.flatMap { file in
        try String(contentsOfFile: file, encoding: .utf8)
          .matches(of: /"((?:table|collection)View:[\w:]+)"/).map { String($0.1) }
      })
    let files = try FileManager.default.contentsOfDirectory(
      at: headers, includingPropertiesForKeys: nil)
    declared = try Set(
      files.filter { $0.pathExtension == "h" }.flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: /\n-\s*\([^;]+;/).map { method in
            method.0.matches(of: /(\w+:)\s*\(/).map { String($0.1) }.joined()
          }
      })
  }

  /// The names that aren't methods, one per line.
  var complaints: [String] {
    if named.isEmpty { return ["the adapter's code names no methods"] }
    return named.subtracting(declared).sorted().map { "no method of UIKit's headers: \($0)" }
  }
}

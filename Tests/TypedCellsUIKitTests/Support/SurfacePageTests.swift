import Foundation
import Testing

/// The page of UIKit's surface names a test for everything that is handled: each of them exists.
struct `The page of the surface` {
  private var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The sentences in the last column of the tables, but that of what is left out.
  private func namedTests() throws -> [String] {
    let page = tests.appendingPathComponent("../../Docs/TypedCells.docc/UIKitSurface.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let handled = text.components(separatedBy: "### Left out")[0]
    return handled.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .compactMap { row in
        let last = row.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
        return last == "test" ? nil : last
      }
  }

  private func sources() throws -> String {
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test func `names tests that exist`() throws {
    let (named, sources) = (try namedTests(), try sources())
    #expect(named.count > 40)
    for name in named { #expect(sources.contains("func \(name)("), "\(name)") }
  }
}

import Foundation
import Testing

/// Release builds report failures to the system log, because only a debugger shows an app's standard
/// output. Linux has no such log, so this test reads the source code for Apple's systems.
struct `Failures in release builds` {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").resolvingSymlinksInPath()

  @Test func `Go to the system log where there is one`() throws {
    let log = try String(
      contentsOf: sources.appendingPathComponent("TypedCells/Hosting/SystemLog.swift"),
      encoding: .utf8)
    let branches = log.components(separatedBy: "#else")
    #expect(branches.count == 2)
    #expect(branches.first?.hasPrefix("#if canImport(os)\n") == true)
    #expect(branches.first?.contains("Logger(") == true)
    #expect(branches.first?.contains("print(") == false)
    // The message itself is public in debug builds only; see `Failures without identities`.
    #expect(branches.first?.contains("\\(message, privacy: .private)") == true)
  }

  @Test func `Are printed by no other file`() throws {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var count = 0
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      count += 1
      guard file.lastPathComponent != "SystemLog.swift" else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let printing = lines.filter { line in
        let code = line.drop(while: \.isWhitespace)
        return !code.hasPrefix("//") && code.contains("print(")
      }
      #expect(printing.isEmpty, "\(file.path)")
    }
    #expect(count > 100)
  }
}

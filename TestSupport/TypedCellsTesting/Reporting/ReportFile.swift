import Foundation

/// A file of reports, one line of JSON for each.
enum ReportFile {
  /// Tests run in parallel, and a line must not be written into another one. `Mutex` would need macOS 15.
  private static let lock = NSLock()

  /// Appends a report. A file that can't be written is named in the output, and the test goes on.
  static func append(_ report: LawReport, to path: String) {
    lock.withLock {
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = try encoder.encode(report) + Data("\n".utf8)
        if !FileManager.default.fileExists(atPath: path) {
          try Data().write(to: URL(fileURLWithPath: path))
        }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: line)
        try file.close()
      } catch {
        print("TypedCellsTesting: can't write to TYPEDCELLS_REPORTS, '\(path)': \(error)")
      }
    }
  }
}

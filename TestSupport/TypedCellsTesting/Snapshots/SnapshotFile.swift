import Foundation

/// A file with a text that a test recorded, for later comparisons.
package struct SnapshotFile {
  package let path: String
  private let name: String
  private let law: String

  /// Whether the file is inside the folder of its test.
  private let isInside: Bool

  /// Creates a file in the folder `Snapshots` beside the test, which has one folder for each source file.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its extension. It can contain folders.
  ///   - source: the path of the test's source.
  ///   - pathExtension: the extension of the file.
  ///   - law: the law that a difference breaks.
  package init(
    named name: String, beside source: String, pathExtension: String = "txt",
    law: String = "list.snapshot"
  ) {
    self.law = law
    self.name = name
    isInside = name.components(separatedBy: "/").allSatisfy { !["", ".", ".."].contains($0) }
    let source = URL(fileURLWithPath: source)
    path =
      source.deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(pathExtension)").path
  }

  /// Returns a violation if a text isn't as recorded: a list or screen looks as it was recorded.
  ///
  /// - Parameters:
  ///   - text: the actual text.
  ///   - isRecording: whether to overwrite the record. If no record exists, the text is always recorded.
  ///   - difference: describes the difference between the record and the text.
  package func violations(
    of text: String, isRecording: Bool,
    difference: (_ old: String, _ new: String) -> String = lineDiff
  ) -> [Violation] {
    guard isInside else {
      return [
        violation(
          "the name leads out of the folder of the test's snapshots. Omit '..', '.' and a '/' at the start or the end"
        )
      ]
    }
    if !isRecording, FileManager.default.fileExists(atPath: path) {
      guard let data = FileManager.default.contents(atPath: path),
        let recorded = String(data: data, encoding: .utf8)
      else {
        return [
          violation(
            "its record isn't a text in UTF-8, and isn't overwritten: \(path). Restore the file, or record it again "
              + "with `record: true`")
        ]
      }
      let (old, new) = (Self.comparable(recorded), Self.comparable(text + "\n"))
      if old == new { return [] }
      return [violation("it does not look as recorded in \(path):\n\(difference(old, new))")]
    }
    do {
      try write(text + "\n")
      return [violation("recorded in \(path): look at it, and run the test again")]
    } catch {
      return [violation("it could not be recorded in \(path): \(error)")]
    }
  }

  /// Returns a text with the line ends of Unix and without the last one. An editor or Git may have changed the line ends
  /// of a record, and an editor may have added a byte order mark or removed the last line end.
  private static func comparable(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "\r\n", with: "\n")
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private func write(_ contents: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url, atomically: true, encoding: .utf8)
  }

  private func violation(_ detail: String) -> Violation {
    Violation(law: law, subject: "'\(name)'", detail: detail)
  }
}

/// Whether the environment requests that tests record their snapshots again.
package var isRecordingSnapshots: Bool {
  ProcessInfo.processInfo.environment["TYPEDCELLS_RECORD"] == "1"
}

import Foundation

/// A file with a text that a test recorded, for later comparisons.
package struct SnapshotFile {
  package let path: String
  private let law: String

  /// Creates a file in the folder `Snapshots` beside the test, which has one folder for each source file.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its extension.
  ///   - source: the path of the test's source.
  ///   - pathExtension: the extension of the file.
  ///   - law: the law that a difference breaks.
  package init(
    named name: String, beside source: String, pathExtension: String = "txt",
    law: String = "list.snapshot"
  ) {
    self.law = law
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
    let contents = text + "\n"
    if !isRecording, let recorded = try? String(contentsOfFile: path, encoding: .utf8) {
      if recorded == contents { return [] }
      let difference = difference(String(recorded.dropLast()), text)
      return [violation("it does not look as recorded in \(path):\n\(difference)")]
    }
    do {
      try write(contents)
      return [violation("recorded in \(path): look at it, and run the test again")]
    } catch {
      return [violation("it could not be recorded in \(path): \(error)")]
    }
  }

  private func write(_ contents: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url, atomically: true, encoding: .utf8)
  }

  private func violation(_ detail: String) -> Violation {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return Violation(law: law, subject: "'\(name)'", detail: detail)
  }
}

/// Whether the environment requests that tests record their snapshots again.
package var isRecordingSnapshots: Bool {
  ProcessInfo.processInfo.environment["TYPEDCELLS_RECORD"] == "1"
}

import Foundation

/// A text that a test once recorded, and compares with ever since.
struct SnapshotFile {
  let path: String

  /// The file of a test's snapshot: in a folder `Snapshots` beside the test, one folder a source file.
  init(named name: String, beside source: String) {
    let source = URL(fileURLWithPath: source)
    path =
      source.deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).txt").path
  }

  /// What is wrong with a text, as a violation of `list.snapshot`: the list looks as it was recorded.
  ///
  /// - Parameters:
  ///   - text: what came.
  ///   - isRecording: whether the text is to be recorded whatever it is. It is, too, when nothing was.
  func violations(of text: String, isRecording: Bool) -> [Violation] {
    let contents = text + "\n"
    if !isRecording, let recorded = try? String(contentsOfFile: path, encoding: .utf8) {
      if recorded == contents { return [] }
      let difference = lineDiff(from: String(recorded.dropLast()), to: text)
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
    return Violation(law: "list.snapshot", subject: "'\(name)'", detail: detail)
  }
}

/// Whether snapshots are to be recorded anew, as the environment says.
var isRecordingSnapshots: Bool {
  ProcessInfo.processInfo.environment["TYPEDCELLS_RECORD"] == "1"
}

import Foundation

/// The files of the repository.
enum Git {
  /// Returns the paths that Git knows or would add, and that exist.
  ///
  /// Git still lists a deleted file if the deletion isn't committed.
  static func files(in root: String) throws -> [String] {
    let list = Process()
    list.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    list.arguments = [
      "git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard",
    ]
    let output = Pipe()
    list.standardOutput = output
    try list.run()
    let names = output.fileHandleForReading.readDataToEndOfFile()
    list.waitUntilExit()
    guard list.terminationStatus == 0 else { throw Failure("git ls-files failed in \(root).") }
    return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter {
      // This doesn't follow a symbolic link, whose target may not exist.
      (try? FileManager.default.attributesOfItem(atPath: "\(root)/\($0)")) != nil
    }
  }
}

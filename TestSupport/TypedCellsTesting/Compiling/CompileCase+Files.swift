import Foundation

extension CompileCase {
  /// Reads a case from a file.
  ///
  /// - Parameter path: the path of the file. The twin is in its comments, or in another file beside it, such
  ///   as `WrongData+Twin.swift` beside `WrongData.swift`. If a file `Shared.swift` exists beside them, both
  ///   can see its declarations.
  /// - Throws: the error of a file that can't be read.
  public init(file path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try self.init(file: path, sharing: textIfPresent("\(folder)/\(sharedName)"))
  }

  private init(file path: String, sharing shared: String?) throws {
    self.init(
      path, try String(contentsOfFile: path, encoding: .utf8),
      twin: try textIfPresent(path.dropLast(".swift".count) + twinSuffix), sharing: shared)
  }

  /// Reads the cases of a folder and its subfolders: each Swift file is a case, except for twins and shared
  /// files.
  ///
  /// - Parameter path: the path of the folder. Twins are found as by ``init(file:)``. The cases of a folder
  ///   without a `Shared.swift` use that of the nearest folder around it.
  /// - Returns: the cases, by path.
  /// - Throws: an error if the folder contains no case, or a twin without a case, or if a file can't be read.
  public static func cases(inFolder path: String) throws -> [CompileCase] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
    let names = Set(files)
    if let twin = files.first(where: { file in
      file.hasSuffix(twinSuffix) && !names.contains(file.dropLast(twinSuffix.count) + ".swift")
    }) {
      throw CompilerFailure(description: "\(path)/\(twin) is the twin of no case")
    }
    let cases = files.filter { !$0.hasSuffix(twinSuffix) && !"/\($0)".hasSuffix("/\(sharedName)") }
    if cases.isEmpty {
      throw CompilerFailure(description: "there are no compile cases in \(path)")
    }
    return try cases.map { file in
      let shared = sharedFile(for: file, among: names)
      return try CompileCase(
        file: "\(path)/\(file)",
        sharing: shared.map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) })
    }
  }

  /// Returns the nearest shared file, beside a file or in a folder around it.
  private static func sharedFile(for file: String, among names: Set<String>) -> String? {
    var folders = file.split(separator: "/").dropLast()
    while true {
      let candidate = (folders + [Substring(sharedName)]).joined(separator: "/")
      if names.contains(candidate) { return candidate }
      if folders.popLast() == nil { return nil }
    }
  }
}

private let twinSuffix = "+Twin.swift"
private let sharedName = "Shared.swift"

private func textIfPresent(_ path: String) throws -> String? {
  guard FileManager.default.fileExists(atPath: path) else { return nil }
  return try String(contentsOfFile: path, encoding: .utf8)
}

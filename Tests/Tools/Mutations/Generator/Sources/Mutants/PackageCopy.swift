import Foundation

/// A copy of the repository, in which some files have another content.
struct PackageCopy {
  let root: String
  /// The folder of the copy.
  let folder: String

  /// The files that only a copy has: the build, and the versions of the packages that it depends on.
  private static let ownFiles: Set<String> = [".build", ".swiftpm", "Package.resolved"]

  /// Copies files, and removes all others.
  ///
  /// - Parameters:
  ///   - paths: the files to copy, from the root of the repository.
  ///   - contents: the contents of files that differ from those of the repository, or that it doesn't have.
  func write(_ paths: [String], replacing contents: [String: Data]) throws {
    try removeFiles(except: Set(paths).union(contents.keys))
    for path in paths where contents[path] == nil {
      if let target = Self.link(at: "\(root)/\(path)") {
        try link(path, to: target)
      } else {
        try replace(path, with: Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")))
      }
    }
    for (path, data) in contents { try replace(path, with: data) }
  }

  /// Writes a file unless it has this content already, so that builds compile only what changed.
  func replace(_ path: String, with data: Data) throws {
    let target = URL(fileURLWithPath: "\(folder)/\(path)")
    let isLink = Self.link(at: target.path) != nil
    if !isLink, (try? Data(contentsOf: target)) == data { return }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if isLink { try FileManager.default.removeItem(at: target) }
    try data.write(to: target)
    if FileManager.default.isExecutableFile(atPath: "\(root)/\(path)") {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target.path)
    }
  }

  /// Returns the first file that `write` would change, add or remove.
  func firstDifference(_ paths: [String], replacing contents: [String: Data]) throws -> String? {
    let expected = Set(paths).union(contents.keys)
    if let old = try files().first(where: { !expected.contains($0) }) { return old }
    return try expected.sorted().first { path in
      let (source, target) = ("\(root)/\(path)", "\(folder)/\(path)")
      if contents[path] == nil, let link = Self.link(at: source) {
        return Self.link(at: target) != link
      }
      let data = try contents[path] ?? Data(contentsOf: URL(fileURLWithPath: source))
      return Self.link(at: target) != nil
        || (try? Data(contentsOf: URL(fileURLWithPath: target))) != data
    }
  }

  /// Returns a number that changes with the path or the content of any file.
  func fingerprint() throws -> String {
    var hash = Fingerprint()
    for path in try files() {
      hash.add(Data(path.utf8))
      let file = "\(folder)/\(path)"
      if let target = Self.link(at: file) {
        hash.add(Data(target.utf8))
      } else {
        hash.add(try Data(contentsOf: URL(fileURLWithPath: file)))
      }
    }
    return String(hash.value, radix: 16)
  }

  /// The files of the copy, in the order of their paths.
  private func files() throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let path as String in all {
      if Self.ownFiles.contains(path) {
        all.skipDescendants()
        continue
      }
      let type = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")[.type]
      if type as? FileAttributeType != .typeDirectory { found.append(path) }
    }
    return found.sorted()
  }

  private func removeFiles(except paths: Set<String>) throws {
    for path in try files() where !paths.contains(path) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
  }

  private func link(_ path: String, to target: String) throws {
    let link = URL(fileURLWithPath: "\(folder)/\(path)")
    let old = Self.link(at: link.path)
    if old == target { return }
    if old != nil || FileManager.default.fileExists(atPath: link.path) {
      try FileManager.default.removeItem(at: link)
    }
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// The target of a symbolic link, or `nil` if the file isn't one.
  private static func link(at path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}

/// The FNV-1a hash of some data, which is the same in each process.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds data and its length, so that the same bytes in other portions give another hash.
  mutating func add(_ data: Data) {
    var hash = value
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    withUnsafeBytes(of: UInt64(data.count).littleEndian) { $0.forEach(add) }
    data.withUnsafeBytes { bytes in
      for byte in bytes { add(byte) }
    }
    value = hash
  }
}

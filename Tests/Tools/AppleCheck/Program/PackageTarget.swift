import Foundation

/// A target of the package on one system.
struct PackageTarget: Sendable {
  let name: String
  var isTest = false
  let files: [String]

  /// The compiler options for the target's settings.
  let options: [String]

  /// The names of all direct and indirect dependencies on this system.
  let dependencies: [String]

  /// Returns the targets that a Mac builds for a system. Each follows its dependencies.
  ///
  /// Programs and their tests are built only for macOS.
  static func all(
    of manifest: Manifest, in package: URL, for system: AppleSystem, generatedCode: URL
  ) throws -> [PackageTarget] {
    let byName = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
    var closures: [String: [String]] = [:]
    var order: [String] = []

    func visit(_ target: Manifest.Target) -> [String] {
      if let closure = closures[target.name] { return closure }
      var closure: [String] = []
      for dependency in target.dependencies {
        if let platforms = dependency.platforms, !platforms.contains(system.platform) { continue }
        guard let other = byName[dependency.name] else { continue }
        for name in visit(other) + [other.name] where !closure.contains(name) {
          closure.append(name)
        }
      }
      closures[target.name] = closure
      order.append(target.name)
      return closure
    }

    for target in manifest.targets { _ = visit(target) }
    let programs = Set(manifest.targets.lazy.filter { $0.type == "executable" }.map(\.name))
    return try order.compactMap { name in
      guard let target = byName[name], let closure = closures[name] else { return nil }
      let modules = closure + [name]
      if !system.hasProcesses && modules.contains(where: programs.contains) { return nil }
      if modules.contains(where: system.leftOut.contains) { return nil }
      var files = try target.sources(in: package)
      if !target.resources.isEmpty {
        files.append(try bundleAccessor(for: name, in: generatedCode))
      }
      return PackageTarget(
        name: name, isTest: target.type == "test", files: files,
        options: target.settings.flatMap(\.options), dependencies: closure
      )
    }
  }

  /// Writes the file that SwiftPM generates for a target with resources.
  private static func bundleAccessor(for target: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent("\(target)/resource_bundle_accessor.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try """
    import Foundation

    extension Foundation.Bundle {
      static var module: Bundle { fatalError("never run") }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

extension Manifest.Target {
  /// Returns the target's Swift files in a fixed order.
  func sources(in package: URL) throws -> [String] {
    let folder = package.appendingPathComponent(
      path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)"))
    let excluded = exclude.map { folder.appendingPathComponent($0).path }
    let files = try swiftFiles(in: folder)
      .filter { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
      .sorted()
    if files.isEmpty { throw CheckFailure("target \(name) has no sources in \(folder.path)") }
    return files
  }

  /// Returns the Swift files in a folder and its subfolders. It follows symbolic links to folders, as
  /// SwiftPM does.
  private func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
      .flatMap { entry in
        let item = folder.appendingPathComponent(entry)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
        if isFolder.boolValue { return try swiftFiles(in: item) }
        return entry.hasSuffix(".swift") ? [item.path] : []
      }
  }
}

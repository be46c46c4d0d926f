import Foundation

/// The folder of a build in which the running executable is, and the modules.
///
/// The package manager's own build system puts them into `Modules` there, and Swift Build right beside
/// the executable.
struct BuildFolder {
  let searchOptions: [String]

  /// Finds the modules of a build.
  ///
  /// - Parameter executable: the program that was built, or a link to it.
  init(beside executable: URL) throws(CompilerFailure) {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let candidates = [folder.appendingPathComponent("Modules"), folder]
    guard
      let modules = candidates.first(where: { candidate in
        let module = candidate.appendingPathComponent("TypedCells.swiftmodule")
        return FileManager.default.fileExists(atPath: module.path)
      })
    else {
      throw CompilerFailure(
        description: "there is no TypedCells.swiftmodule in "
          + candidates.map(\.path).joined(separator: " or "))
    }
    searchOptions =
      ["-I", modules.path] + Self.moduleCache(in: folder)
      + (Self.moduleMaps(inDescriptionOf: folder) + Self.generatedModuleMaps(of: folder))
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Shares what the build has compiled of the modules written in C, which takes seconds to repeat.
  private static func moduleCache(in folder: URL) -> [String] {
    let cache = folder.appendingPathComponent("ModuleCache")
    return FileManager.default.fileExists(atPath: cache.path)
      ? ["-module-cache-path", cache.path] : []
  }

  /// The maps of targets written in C, as the package manager's own build system passes them on.
  private static func moduleMaps(inDescriptionOf folder: URL) -> [String] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("description.json")),
      let description = try? JSONDecoder().decode(BuildDescription.self, from: data)
    else { return [] }
    let option = "-fmodule-map-file="
    let options = description.swiftCommands.values.flatMap { $0.otherArguments ?? [] }
    return Set(options.filter { $0.hasPrefix(option) }).sorted()
      .map { String($0.dropFirst(option.count)) }
      // Targets that plug-ins run are built twice, and a module may have one map only.
      .filter { !$0.contains("-tool.build/") }
  }

  /// The maps that Swift Build writes for targets in C that have none.
  ///
  /// It leaves no trace of the others that could be read without it: a target with a map of its own is
  /// named in ``CompileSettings/options``.
  private static func generatedModuleMaps(of folder: URL) -> [String] {
    let maps = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Intermediates.noindex/GeneratedModuleMaps-linux")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: maps.path)) ?? []
    return names.filter { $0.hasSuffix(".modulemap") }.sorted()
      .map { maps.appendingPathComponent($0).path }
      .filter { path in
        // Those of Swift targets are for C, and would stand in the way of the modules themselves.
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("-Swift.h\"") == false
      }
  }

  /// The part of the package manager's `description.json` that matters here.
  private struct BuildDescription: Decodable {
    struct Command: Decodable {
      let otherArguments: [String]?
    }

    let swiftCommands: [String: Command]
  }
}

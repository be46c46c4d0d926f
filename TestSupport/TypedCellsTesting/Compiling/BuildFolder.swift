import Foundation

/// The build folder that contains the running executable and the modules.
///
/// The package manager's native build system puts the modules into the subfolder `Modules`. Swift Build puts
/// them beside the executable.
struct BuildFolder {
  let searchOptions: [String]

  /// Finds the modules of a build.
  ///
  /// - Parameter executable: the built program, or a link to it.
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

  /// Shares the build's compiled C modules, because compiling them again takes seconds.
  private static func moduleCache(in folder: URL) -> [String] {
    let cache = folder.appendingPathComponent("ModuleCache")
    return FileManager.default.fileExists(atPath: cache.path)
      ? ["-module-cache-path", cache.path] : []
  }

  /// Returns the module maps of C targets that the native build system passes to the compiler.
  private static func moduleMaps(inDescriptionOf folder: URL) -> [String] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("description.json")),
      let description = try? JSONDecoder().decode(BuildDescription.self, from: data)
    else { return [] }
    let option = "-fmodule-map-file="
    let options = description.swiftCommands.values.flatMap { $0.otherArguments ?? [] }
    return Set(options.filter { $0.hasPrefix(option) }).sorted()
      .map { String($0.dropFirst(option.count)) }
      // Targets that plug-ins run are built twice, and a module can have only one map.
      .filter { !$0.contains("-tool.build/") }
  }

  /// Returns the module maps that Swift Build generates for C targets without one.
  ///
  /// Swift Build doesn't record the maps that targets contain. Add such a target's map to
  /// ``CompileSettings/options``.
  private static func generatedModuleMaps(of folder: URL) -> [String] {
    let maps = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Intermediates.noindex/GeneratedModuleMaps-linux")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: maps.path)) ?? []
    return names.filter { $0.hasSuffix(".modulemap") }.sorted()
      .map { maps.appendingPathComponent($0).path }
      .filter { path in
        // The maps of Swift targets are for C code, and hide the Swift modules.
        (try? String(contentsOfFile: path, encoding: .utf8))?.contains("-Swift.h\"") == false
      }
  }

  /// The part of the package manager's `description.json` that the kit reads.
  private struct BuildDescription: Decodable {
    struct Command: Decodable {
      let otherArguments: [String]?
    }

    let swiftCommands: [String: Command]
  }
}

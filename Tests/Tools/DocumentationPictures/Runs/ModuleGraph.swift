import Foundation
import TypedCellsTesting

/// The public modules and the programs, with their dependencies.
struct ModuleGraph {
  struct Module {
    let name: String

    /// The modules that it depends on, except those that it also reaches through others.
    var dependencies: [Dependency] = []

    /// The modules of other packages that it imports, or that an omitted module imports for it.
    let imports: [String]
  }

  struct Dependency {
    let name: String

    /// The platforms that need it. The array is empty if all do.
    let platforms: [String]
  }

  /// The modules by their distance from the modules without imports. Each follows the modules that it
  /// imports.
  private(set) var layers: [[Module]] = []

  /// Reads a manifest through the package manager, and omits the targets in `Tests`.
  ///
  /// Modules that are in no product and no program are omitted. A module that depends on such a module
  /// gets its dependencies.
  init(of package: URL) throws {
    let swift = URL(fileURLWithPath: try Toolchain(CompileSettings()).frontend)
      .deletingLastPathComponent().appendingPathComponent("swift")
    let json = try output(of: swift, ["package", "dump-package"], in: package)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    let shown = manifest.shownTargets
    var left = try shown.map { target in
      Module(
        name: target.name, dependencies: manifest.dependencies(of: target, among: shown),
        imports: try imports(
          of: manifest.withHiddenDependencies(target, among: shown), in: package, of: manifest))
    }
    while !left.isEmpty {
      let known = Set(layers.joined().map(\.name))
      let layer = left.filter { $0.dependencies.allSatisfy { known.contains($0.name) } }
      guard !layer.isEmpty else { throw Problem("the modules depend on each other in a circle") }
      layers.append(layer)
      left.removeAll { module in layer.contains { $0.name == module.name } }
    }
  }
}

/// Returns the modules of other packages that the sources of targets import. The C library is called `libc`,
/// because its name differs between platforms.
private func imports(
  of targets: [Manifest.Target], in package: URL, of manifest: Manifest
) throws -> [String] {
  var found: Set<String> = []
  for target in targets {
    let folder = package.appendingPathComponent(target.path ?? "Sources/\(target.name)")
    let names =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("//") {
        let words = line.split(separator: " ")
        if words.count <= 3, words.dropLast().last == "import", let module = words.last {
          found.insert(String(module))
        }
      }
    }
  }
  let libraries: Set = ["Darwin", "Glibc", "Musl"]
  let others = found.subtracting(libraries).subtracting(manifest.targets.map(\.name)).sorted()
  return others + (found.isDisjoint(with: libraries) ? [] : ["libc"])
}

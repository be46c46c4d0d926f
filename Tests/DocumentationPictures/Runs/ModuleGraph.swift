import Foundation
import TypedCellsTesting

/// The modules that can be used from outside, the programs, and which of them knows which.
struct ModuleGraph {
  struct Module {
    let name: String

    /// The modules that it depends on, but for those that it reaches through others as well.
    var dependencies: [Dependency] = []

    /// What its sources import that is not of the package.
    let imports: [String]
  }

  struct Dependency {
    let name: String

    /// The platforms that it is for; empty where it is for all.
    let platforms: [String]
  }

  /// The modules by their distance from the ones without imports, each after the ones that it imports.
  private(set) var layers: [[Module]] = []

  /// Reads a manifest as the package manager does, and leaves out what is below `Tests`.
  ///
  /// Modules that are in no product and no program are left out: a module that depends on
  /// them depends on what they depend on.
  init(of package: URL) throws {
    let swift = URL(fileURLWithPath: try Toolchain(CompileSettings()).frontend)
      .deletingLastPathComponent().appendingPathComponent("swift")
    let json = try output(of: swift, ["package", "dump-package"], in: package)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
    let shown = manifest.shownTargets
    var left = try shown.map { target in
      Module(
        name: target.name, dependencies: manifest.dependencies(of: target, among: shown),
        imports: try imports(of: target, in: package, of: manifest))
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

/// What a target's sources import that is not of the package. The C library is `libc` here, though
/// each platform has its own.
private func imports(
  of target: Manifest.Target, in package: URL, of manifest: Manifest
) throws -> [String] {
  let folder = package.appendingPathComponent(target.path ?? "Sources/\(target.name)")
  let names =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  var found: Set<String> = []
  for name in names where name.hasSuffix(".swift") {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    for line in text.split(separator: "\n") where !line.contains("//") {
      let words = line.split(separator: " ")
      if words.count <= 3, words.dropLast().last == "import", let module = words.last {
        found.insert(String(module))
      }
    }
  }
  let libraries: Set = ["Darwin", "Glibc", "Musl"]
  let others = found.subtracting(libraries).subtracting(manifest.targets.map(\.name)).sorted()
  return others + (found.isDisjoint(with: libraries) ? [] : ["libc"])
}

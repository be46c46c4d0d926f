/// The parts of the output of `swift package dump-package` that the pictures need.
struct Manifest: Decodable {
  struct Product: Decodable {
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Reference]
  }

  /// A dependency: an array with a name and an optional condition, under the key for its kind.
  struct Reference: Decodable {
    let name: String
    let platforms: [String]

    private struct Condition: Decodable {
      let platformNames: [String]?
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: Parts].self)
      guard let parts = kinds.values.first else {
        throw Problem("a dependency of no kind")
      }
      name = parts.name
      platforms = parts.platforms
    }

    private struct Parts: Decodable {
      let name: String
      let platforms: [String]

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
        platforms = try list.decodeIfPresent(Condition.self)?.platformNames ?? []
      }
    }
  }

  let products: [Product]
  let targets: [Target]

  /// The targets of products and the executables, except those in `Tests`.
  var shownTargets: [Target] {
    let offered = Set(products.flatMap(\.targets))
    return targets.filter { target in
      (offered.contains(target.name) || target.type == "executable")
        && target.path?.hasPrefix("Tests/") != true
    }
  }

  /// Returns the shown targets that a target depends on directly, without those it reaches through
  /// others.
  func dependencies(of target: Target, among shown: [Target]) -> [ModuleGraph.Dependency] {
    let names = Set(shown.map(\.name))
    let direct = target.dependencies.flatMap { reference in
      names.contains(reference.name)
        ? [reference] : self.target(reference.name)?.dependencies ?? []
    }
    return direct.filter { reference in
      names.contains(reference.name)
        && !direct.contains { knows($0.name, reference.name) }
    }
    .reduce(into: [ModuleGraph.Dependency]()) { list, reference in
      guard !list.contains(where: { $0.name == reference.name }) else { return }
      list.append(ModuleGraph.Dependency(name: reference.name, platforms: reference.platforms))
    }
  }

  /// Returns a target and the targets that it depends on and that aren't shown.
  func withHiddenDependencies(_ target: Target, among shown: [Target]) -> [Target] {
    let names = Set(shown.map(\.name))
    let hidden = target.dependencies.filter { !names.contains($0.name) }
      .compactMap { self.target($0.name) }
    return [target] + hidden.flatMap { withHiddenDependencies($0, among: shown) }
  }

  private func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  private func knows(_ name: String, _ other: String) -> Bool {
    (target(name)?.dependencies ?? []).contains { $0.name == other || knows($0.name, other) }
  }
}

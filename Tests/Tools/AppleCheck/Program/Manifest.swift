import Foundation

/// The parts of the output of `swift package dump-package` that this check needs.
struct Manifest: Decodable {
  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let resources: [Resource]
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Resource: Decodable {
    let path: String
  }

  /// A target or a product that a target depends on.
  struct Dependency: Decodable {
    let name: String

    /// The systems that need the dependency, or `nil` if all do.
    let platforms: [String]?

    private struct Condition: Decodable { let platformNames: [String] }

    private enum Kind: String, CodingKey, CaseIterable { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      for kind in Kind.allCases where container.contains(kind) {
        var parts = try container.nestedUnkeyedContainer(forKey: kind)
        name = try parts.decode(String.self)
        var platforms: [String]?
        while !parts.isAtEnd {
          if let condition = try? parts.decode(Condition?.self) {
            platforms = condition.platformNames
          } else {
            _ = try? parts.decode(String?.self)
          }
        }
        self.platforms = platforms.flatMap { $0.isEmpty ? nil : $0 }
        return
      }
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a dependency of an unknown kind"))
    }
  }

  let platforms: [Platform]
  let targets: [Target]
}

extension Manifest {
  /// Reads the manifest of a package.
  ///
  /// - Parameter scratch: a folder for SwiftPM. In the package's own, it would wait until a build or a test in another
  ///   process has ended.
  init(ofPackage folder: URL, scratch: URL) throws {
    let result = try ProcessResult(
      running: [
        "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
        "dump-package",
      ])
    guard result.status == 0 else {
      throw CheckFailure("`swift package dump-package` failed:\n\(result.output)")
    }
    // SwiftPM may print some lines before the JSON.
    let json = result.output.drop { $0 != "{" }
    self = try JSONDecoder().decode(Manifest.self, from: Data(json.utf8))
  }
}

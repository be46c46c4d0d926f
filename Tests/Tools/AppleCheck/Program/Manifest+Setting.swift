extension Manifest {
  /// A setting of a target, converted into the compiler options that SwiftPM passes for it.
  struct Setting: Decodable {
    let options: [String]

    private enum Part: String, CodingKey { case tool, kind }

    private enum Kind: String, CodingKey {
      case strictMemorySafety, enableUpcomingFeature, enableExperimentalFeature, define
      case defaultIsolation, swiftLanguageMode, unsafeFlags
    }

    private struct Value<Wrapped: Decodable>: Decodable { let _0: Wrapped }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Part.self)
      let kind = try container.nestedContainer(keyedBy: Kind.self, forKey: .kind)
      switch kind.allKeys.first {
      case .strictMemorySafety:
        options = ["-strict-memory-safety"]
      case .enableUpcomingFeature:
        options = ["-enable-upcoming-feature", try kind.text(.enableUpcomingFeature)]
      case .enableExperimentalFeature:
        options = ["-enable-experimental-feature", try kind.text(.enableExperimentalFeature)]
      case .define:
        options = ["-D\(try kind.text(.define))"]
      case .defaultIsolation:
        options = ["-default-isolation", try kind.text(.defaultIsolation)]
      case .swiftLanguageMode:
        options = ["-swift-version", try kind.text(.swiftLanguageMode)]
      case .unsafeFlags:
        options = try kind.decode(Value<[String]>.self, forKey: .unsafeFlags)._0
      case nil:
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "a setting that Manifest.Setting does not know; add it there"))
      }
    }
  }
}

extension KeyedDecodingContainer {
  private enum Key: String, CodingKey { case _0 }

  /// Returns the value of a case with one text, such as
  /// `{"enableUpcomingFeature": {"_0": "ExistentialAny"}}`.
  fileprivate func text(_ key: K) throws -> String {
    try nestedContainer(keyedBy: Key.self, forKey: key).decode(String.self, forKey: ._0)
  }
}

import Testing

/// A cell as an app has it, with the test that its author would write, and whether it has a mistake.
nonisolated struct OutsideCell: Sendable, CustomTestStringConvertible {
  /// The kind of mistake, as the documentation's table names it.
  let kind: String
  let name: String
  let isBroken: Bool
  let test: @MainActor () async -> Void

  var testDescription: String { "\(kind): \(name)" }

  static func broken(
    _ kind: String, _ name: String, _ test: @escaping @MainActor () async -> Void
  ) -> OutsideCell {
    OutsideCell(kind: kind, name: name, isBroken: true, test: test)
  }

  static func correct(
    _ kind: String, _ name: String, _ test: @escaping @MainActor () async -> Void
  ) -> OutsideCell {
    OutsideCell(kind: kind, name: name, isBroken: false, test: test)
  }

  static let all: [OutsideCell] =
    looks + text + reuse + controls + input + layouts + late + shared + owners + configurations
    + equality
    + collections + more
}
